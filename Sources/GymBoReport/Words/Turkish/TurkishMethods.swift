internal import GymBoAnalysis

extension Turkish {
  func explanation(_ method: MethodDeclaration) -> MethodExplanation? {
    if method.kind == .oneRepetitionMaximum {
      return .init(
        name: "\(method.name)",
        meaning: "Bir setin ağırlığından ve tekrarından, bir kez kaldırılabilecek ağırlığı bulur.")
    }
    return Self.methods[method.identifier].map { .init(name: "\($0.0)", meaning: "\($0.1)") }
  }

  var exactFormula: Sentence { "Tam formül, İngilizce:" }

  private static let methods: [String: (String, String)] = [
    "e1rm_sets": (
      "e1RM hesabına giren setler",
      "Antrenmanın en iyi çalışma seti sayılır; tekrarı ne kadar çoksa o kadar belirsizdir."
    ),
    "e1rm_interval": (
      "e1RM aralığı",
      "Gerçek 1RM 10 durumun 8 tanesinde bu aralıktadır. Tekrar arttıkça ve yedekteki tekrar bilinmedikçe genişler."
    ),
    "body_load": (
      "Yük olarak vücut ağırlığı",
      "Vücutla yapılan hareketlerde, verilmişse vücut ağırlığı da yüke katılır."
    ),
    "curve_modified_epley": (
      "Kişisel eğri, Epley biçimi",
      "Sende ağırlık arttıkça tekrarın ne hızla düştüğü; az set varken genel ortalamaya yaklaştırılır."
    ),
    "curve_linear": (
      "Kişisel eğri, doğrusal",
      "Aynısı, eğri yerine düz çizgiyle; hangisi daha iyi uyarsa o kullanılır."
    ),
    "trend_verdict": (
      "Son beş haftanın trendi",
      "Son 16 haftadan geçen ve bir kez kırılabilen bir çizgi. Yeterince kesinse en olası karar söylenir, değilse “belirsiz” denir."
    ),
    "e10rm": (
      "10 tekrar maksimumu (e10RM)",
      "12 tekrara kadar setlerin az olduğu harekette, 10 tekrar için tahmin edilen ağırlık sayılır."
    ),
    "effort_adjusted_trend": (
      "Zorluğa göre trend",
      "Yedekteki tekrarlar yapılmış gibi sayılır: aynı iş daha düşük RPE ile yapılmışsa ilerlemedir."
    ),
    "strength_curve": (
      "Kuvvet eğrisi",
      "Deload dışındaki bütün antrenmanlardan geçen yumuşatılmış çizgi ve bandı."
    ),
    "body_weight_trend": (
      "Vücut ağırlığının eğilimi",
      "Eğilim, ağırlığı her gün farkın onda biri kadar izler."
    ),
    "body_weight_change": (
      "Vücut ağırlığının haftalık değişimi",
      "Son dört haftanın günlerinden geçen doğrunun eğimi ve aralığı."
    ),
    "deload_recognition": (
      "Kayıttaki deload haftaları",
      "Ardından eski düzeye dönülen birkaç hafif antrenman düşüş değil, deload sayılır."
    ),
    "layoff": (
      "Aralar",
      "Üç hafta antrenmansız geçerse kuvvet kaybettirecek kadar uzun bir ara sayılır; dört haftadan sonra her trend yeniden başlar."
    ),
    "next_top_set": (
      "Sıradaki ağır set",
      "Önerilen ağırlıkta kaç tekrar bekleneceği, hareketin son ağır setlerinden hesaplanır."
    ),
    "fractional": (
      "Kesirli setler", "Bir set hedef kas için tam, yardım eden kaslar için yarım sayılır."
    ),
    "hard_set": (
      "Zorlu setler", "Yedekte en çok 4 tekrar kalan çalışma setleri ve RPE yazılmamış olanlar."
    ),
    "volume": ("Hacim", "Ağırlık çarpı tekrar, bütün çalışma setlerinde yuvarlamadan toplanır."),
    "inferred_warm_up": (
      "İşaretsiz ısınma setleri",
      "Günün en ağır setinden önceki belirgin biçimde hafif setler ısınma sayılır."
    ),
    "repetition_bands": ("Tekrar aralıkları", "Ağır 5, orta 12 tekrara kadar, hafif daha çok."),
    "volume_landmarks": (
      "Hacim ölçütleri",
      "Kas başına haftalık zorlu set: kası koruyan en düşük, kası geliştiren en düşük ve toparlanabileceğin en yüksek sayı. Antrenörlerin görüşüdür."
    ),
    "set_ratio": (
      "Aralığıyla set oranı", "Oranın rastlantıyla ne kadar oynayabileceği, Wilson yöntemiyle."
    ),
    "set_balance": (
      "Set dengesi",
      "İtiş ile çekiş, ön bacak ile arka bacak; son dört haftanın zorlu setleriyle."
    ),
    "strength_ratio": (
      "Kuvvet oranları",
      "Bir hareketin e1RM değerinin ötekine bölümü, aralığıyla birlikte, olağan aralıkla karşılaştırılır."
    ),
    "target_similarity": (
      "Ölçütlere yakınlık",
      "Setlerinin kaslara dağılımının ölçütlerin ortasına ne kadar benzediği."
    ),
    "usual_set": (
      "Setin ne kadar olağan olduğu",
      "Önceki setlere göre ne kadar olası olduğu; çok düşükse bir sıçrama ya da yazım hatasıdır."
    ),
    "record": ("Rekorlar", "Önceki her şeyden daha iyi. İlk antrenman yalnızca başlangıç sayılır."),
    "active_lift": ("Güncel hareketler", "Son 42 gün içinde yapılmış hareketler."),
    "streak": (
      "Süreklilik",
      "Art arda günler, uzun ara verilmeyen günler ve yeterince antrenman yapılan haftalar."
    ),
    "milestone": (
      "Kilometre taşları", "Kaldırılan toplam ağırlığın yuvarlak sayıları ve arasız uzun dönemler."
    ),
    "rpe": ("RPE kuralı", "RPE düşükse ağırlık artar, yüksekse biraz azalır."),
    "rising": ("Arttığı gibi", "Ağırlık art arda üç kez arttıysa aynı biçimde artmayı sürdürür."),
    "linear": (
      "Doğrusal progresyon",
      "Aynı ağırlık tekrar kaybetmeden üç kez yapılınca sabit bir adım artar."
    ),
    "after_break": (
      "Aradan sonra",
      "İki hafta antrenmansız geçtikten sonra hafif başlanır, küçük adımlarla geri dönülür."
    ),
    "double_progression": (
      "Çift progresyon", "Önce aralığın üst ucuna kadar tekrar, sonra ağırlık artar."
    ),
    "two_for_two": (
      "İkiye iki", "Art arda iki antrenmanda planlanandan iki tekrar fazla yapılınca ağırlık artar."
    ),
    "percentage": ("Antrenman maksimumunun yüzdesi", "Ağırlık, maksimumun bir payıdır."),
    "five_three_one": (
      "5/3/1 ve antrenman maksimumu",
      "Antrenman maksimumunun yüzdelerine göre 5, 3 ve 1 tekrarlı haftalar."
    ),
    "rpe_chart": ("Hedef RPE", "İstenen tekrarların hedef RPE ile bittiği ağırlık."),
    "likely": ("Olası ağırlık", "Tekrarların yeterince olası olduğu en yüksek ağırlık."),
    "fatigue_percent": (
      "Ağırlık düşüşü ve yorgunluk", "En iyi setten son sete kadar gücün ne kadar düştüğü."
    ),
    "deload_trigger": (
      "Deload belirtileri",
      "Biri performanstan ya da zorluktan gelen iki belirti gerekir; yalnızca zaman yetmez."
    ),
    "deload": ("Deload haftası", "Daha az setli ve daha hafif bir hafta."),
    "warm_up": ("Isınma setleri", "Boş bardan çalışma ağırlığının altına kadar basamaklarla."),
    "loadable_steps": (
      "Takılabilen ağırlıklar",
      "Yalnızca aletin adımlarıyla ya da plakalarınla kurulabilen ağırlıklar önerilir."
    ),
  ]
}
