/// What people write beside their sets and workouts: commas, quotes, line breaks and all.
enum AthleteNotes {
  static let sets = [
    "easy, go up next time", "elbow pinched a little, stopped one short", "PB 🎉",
    "belt on", "coach counted, \"that was nine\"", "pause at the bottom, 2 s",
    "slept badly,\nno pop today", "seat 5, pin \"C\", handles low", "wrist wraps", "grip slipped",
    "first two fine\nthird slow\nlast one ugly, but up", "schwer, aber sauber",
    "half rep at the end",
    "video: hips rise first; \"chest up\",\nnext time lighter", "rushed, 60 s rest",
    "spot on the last",
  ]
  static let workouts = [
    "Good one", "Train was late, so no accessories", "Body weight 81,3 kg", "Deload, finally",
    "Back tight.\nTen minutes on the bike first.", "\"Light\" they said\n- it was not\n- at all",
    "Two racks free, for once", "Stopped early, headache", "New shoes, feel odd, keep them",
    "After the holidays:\nslow start, no hurry",
  ]
}
