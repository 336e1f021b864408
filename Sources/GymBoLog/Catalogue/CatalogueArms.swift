extension CatalogueTables {
  /// Curls, extensions of the elbow, and forearms.
  static let arms = """
    Bicep Curl | dumbbell, barbell, cable, machine, ez bar, band, kettlebell, plate, suspension | biceps | forearms | elbow flexion | isolation, upper | curl; arm curl; standing curl; standing bicep curl; strict curl; strict bicep curl; alternating curl; alternating bicep curl
    Single Arm Curl | cable, dumbbell, machine | biceps | forearms | elbow flexion | isolation, upper | single arm bicep curl; one arm cable curl; unilateral curl
    Seated Curl | dumbbell, barbell, cable | biceps | forearms | elbow flexion | isolation, upper | seated bicep curl; seated alternating curl
    Rope Curl | cable | biceps, forearms | - | elbow flexion | isolation, upper | rope bicep curl; rope cable curl
    Hammer Curl | dumbbell, cable, band, kettlebell, barbell | biceps, forearms | - | elbow flexion | isolation, upper | hammer bicep curl; rope hammer curl; alternating hammer curl; standing hammer curl
    Seated Hammer Curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | -
    Cross Body Hammer Curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | cross body curl; crossbody hammer curl
    Incline Hammer Curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | seated incline hammer curl
    Preacher Hammer Curl | dumbbell, cable | biceps, forearms | - | elbow flexion | isolation, upper | -
    Incline Curl | dumbbell, cable, ez bar | biceps | forearms | elbow flexion | isolation, upper | seated incline curl; incline bicep curl; seated incline bicep curl
    Preacher Curl | barbell, dumbbell, machine, ez bar, cable | biceps | forearms | elbow flexion | isolation, upper | scott curl; preacher bicep curl
    Single Arm Preacher Curl | dumbbell, machine, cable | biceps | forearms | elbow flexion | isolation, upper | one arm preacher curl
    Concentration Curl | dumbbell, cable | biceps | forearms | elbow flexion | isolation, upper | concentration bicep curl; seated concentration curl
    Spider Curl | dumbbell, barbell, ez bar, cable | biceps | forearms | elbow flexion | isolation, upper | prone incline curl
    Bayesian Curl | cable | biceps | forearms | elbow flexion | isolation, upper | face away bayesian curl; standing bayesian curl; seated bayesian curl; behind the back curl; behind body curl; single arm bayesian curl; seated super bayesian high cable curl
    Overhead Curl | cable | biceps | forearms | elbow flexion | isolation, upper | high cable curl; overhead cable curl; high curl
    Drag Curl | barbell, dumbbell, cable, ez bar, smith machine | biceps | forearms | elbow flexion | isolation, upper | bicep drag curl
    Close Grip Curl | ez bar, barbell | biceps | forearms | elbow flexion | isolation, upper | close grip bicep curl
    Wide Grip Curl | ez bar, barbell | biceps | forearms | elbow flexion | isolation, upper | wide grip bicep curl
    Lying Curl | cable, dumbbell | biceps | forearms | elbow flexion | isolation, upper | lying bicep curl
    Waiter Curl | dumbbell: total | biceps | forearms | elbow flexion | isolation, upper | -
    Pelican Curl | suspension | biceps | forearms, front delts | elbow flexion | isolation, upper | ring pelican curl
    Reverse Curl | barbell, dumbbell, cable, ez bar, band | forearms | biceps | elbow flexion | isolation, upper | reverse bicep curl; reverse grip curl; overhand curl; pronated curl
    Reverse Preacher Curl | ez bar, barbell, cable | forearms | biceps | elbow flexion | isolation, upper | -
    Zottman Curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | zottoman curl
    Zottman Preacher Curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | -
    Triceps Pushdown | cable, machine, band | triceps | - | elbow extension | isolation, upper | pushdown; triceps press down; triceps cable press
    Triceps Rope Pushdown | cable | triceps | - | elbow extension | isolation, upper | rope pushdown; tricep rope
    Rope Triceps Extension | cable | triceps | - | elbow extension | isolation, upper | -
    V-Bar Pushdown | cable | triceps | - | elbow extension | isolation, upper | v-bar triceps pushdown; triceps pushdown v grip
    Reverse Grip Pushdown | cable | triceps | - | elbow extension | isolation, upper | reverse grip triceps pushdown; underhand triceps pushdown; underhand pushdown; reverse triceps pushdown
    Single Arm Triceps Pushdown | cable | triceps | - | elbow extension | isolation, upper | single arm pushdown; single arm tricep rope; unilateral triceps pushdown
    Triceps Extension | cable, dumbbell, barbell, machine, ez bar, band, suspension, kettlebell | triceps | - | elbow extension | isolation, upper | arm extension; elbow extension; standing triceps extension; seated triceps extension
    Overhead Triceps Extension | cable, dumbbell: total, ez bar, barbell, band, plate, kettlebell | triceps | - | elbow extension | isolation, upper | overhead extension; triceps overhead; seated triceps press @ dumbbell; standing overhead triceps extension; seated overhead triceps extension; behind the head triceps extension; behind neck triceps extension
    Rope Overhead Triceps Extension | cable | triceps | - | elbow extension | isolation, upper | overhead triceps extension with rope; rope overhead extension; overhead rope extension
    Single Arm Triceps Extension | dumbbell, cable | triceps | - | elbow extension | isolation, upper | single arm overhead extension; single arm overhead triceps extension; one arm extension; unilateral triceps extension
    Incline Triceps Extension | dumbbell, barbell, cable, ez bar | triceps | - | elbow extension | isolation, upper | -
    Lying Triceps Extension | dumbbell, barbell, ez bar, cable | triceps | - | elbow extension | isolation, upper | lying extension @ ez bar; lying triceps press
    Cross Cable Triceps Extension | cable | triceps | - | elbow extension | isolation, upper | cross cable extension; cross body triceps; cross body triceps extension; crossbody cable extension
    Katana Triceps Extension | cable | triceps | - | elbow extension | isolation, upper | katana extension
    One Arm Triceps Side Extension | cable | triceps | - | elbow extension | isolation, upper | -
    Reverse Grip Triceps Extension | cable, barbell, ez bar | triceps | - | elbow extension | isolation, upper | reverse grip extension; single arm underhand triceps extension; underhand triceps extension
    French Press | ez bar, barbell, dumbbell, cable | triceps | - | elbow extension | isolation, upper | triceps french press; seated french press
    Skullcrusher | barbell, dumbbell, ez bar, cable, smith machine, kettlebell, band | triceps | - | elbow extension | isolation, upper | nose breaker; lying skullcrusher
    Incline Skullcrusher | barbell, dumbbell, ez bar | triceps | - | elbow extension | isolation, upper | -
    Decline Skullcrusher | barbell, dumbbell, ez bar | triceps | - | elbow extension | isolation, upper | decline triceps extension
    Triceps Kickback | dumbbell, cable, band | triceps | - | elbow extension | isolation, upper | dumbbell kickback
    JM Press | barbell, smith machine, dumbbell | triceps | chest, front delts | elbow extension | compound, upper | -
    Tate Press | dumbbell | triceps | - | elbow extension | isolation, upper | -
    Bodyweight Triceps Press | bodyweight | triceps | - | elbow extension | isolation, upper | body tricep press; bodyweight triceps extension
    Wrist Curl | barbell, dumbbell, cable, machine, plate, band | forearms | - | wrist | isolation, upper | palms up wrist curl; seated palms up wrist curl; seated wrist curl; forearm curl; wrist flexion; seated wrist flexion; flexor wrist curl
    Behind the Back Wrist Curl | barbell, cable, smith machine | forearms | - | wrist | isolation, upper | behind the back bicep wrist curl; behind the body wrist curl; standing behind back wrist curl
    Reverse Wrist Curl | barbell, dumbbell, cable, plate | forearms | - | wrist | isolation, upper | wrist extension; seated wrist extension; palms down wrist curl; seated palms down wrist curl; wrist curl palm down; forearm extension
    Wrist Roller | other: total | forearms | - | wrist | isolation, upper | -
    Wrist Rotation | dumbbell, barbell | forearms | - | wrist | isolation, upper | wrist pronation; wrist supination; forearm rotation
    Finger Curl | barbell, dumbbell | forearms | - | wrist | isolation, upper | -
    Hand Gripper | other: total | forearms | - | wrist | isolation, upper | gripper; hand grip; grip trainer
    Plate Pinch | plate | forearms | - | wrist | isolation, upper | pinch grip
    """
}
