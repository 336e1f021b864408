internal import GymBoLog

extension Turkish {
  func sentence(_ rule: IssueRule) -> Sentence {
    switch rule {
    case .wrongFieldCount:
      "Satırdaki hücre sayısı başlıktakinden farklı, bu yüzden satır okunmadı."
    case .unclosedQuote:
      "Açılan bir tırnak hiç kapanmıyor, bu yüzden satır okunmadı."
    case .repairedQuoting:
      "Tırnaklar CSV kurallarına uymuyor; satır, hücre sayısına göre okundu."
    case .invalidUTF8:
      "Metin geçerli UTF-8 değil; geçersiz baytların yerine \u{FFFD} kondu."
    case .nulByte:
      "Satırda hiçbir uygulamanın yazmadığı, değeri sıfır olan baytlar var, bu yüzden okunmadı."
    case .unreadableDate:
      "Tarih okunamıyor; başlangıcı okunamayan satır okunmadı, bitişi okunamayan antrenmanın süresi yok."
    case .unreadableNumber:
      "Sayı okunamıyor, bu yüzden satır okunmadı; set ona bağlı değilse yalnızca hücre okunmadı."
    case .unreadableDuration:
      "Süre okunamıyor, bu yüzden süreli set okunmadı, antrenmanın da süresi yok."
    case .unknownUnit:
      "Birim bilinmiyor; yerine ne yapıldığı her satırın yanında yazıyor."
    case .unknownSetKind:
      "Set türü bilinmiyor, bu yüzden çalışma seti sayılıyor."
    case .missingAthlete:
      "Satırda setin kime ait olduğu yazmıyor ya da başka bir sporcunun adı yazıyor, bu yüzden okunmadı."
    case .missingExercise:
      "Satırda hareketin adı yok, bu yüzden okunmadı."
    case .outOfRange:
      "Sayı gerçek olamayacak kadar büyük, bu yüzden satır okunmadı ya da antrenmanın süresi yok."
    case .negativeNumber:
      "Sayı negatif; sıfırın altındaki ağırlık, olabildiği yerde destek olarak okundu, öbür satırlar "
        + "okunmadı."
    case .rpeOutOfRange:
      "RPE 1–10 arasında değil, bu yüzden yok sayılıyor."
    case .formatFromDescription:
      "Biçim belgelere göre okundu, ama bu uygulamanın gerçek bir dışa aktarımıyla sınanmadı; birkaç "
        + "seti uygulamayla karşılaştır."
    case .universalTime:
      "Saatler evrensel saatle (UTC) yazılmış ve yazıldığı gibi alındı: akşam yapılan "
        + "antrenman başka bir güne düşebilir."
    case .lineAboveHeader:
      "Başlık ilk satırda değil; üstündekiler atlandı."
    case .unreadColumn:
      "Bu sütundan hiçbir şey okunmadı: GymBo içinde ne olduğunu bilmiyor."
    case .dayFirst:
      "Tarihlerde gün önce okundu, çünkü dosyanın bir tarihi başka türlü okunamıyor."
    case .monthFirst:
      "Tarihlerde ay önce okundu, çünkü dosyanın bir tarihi başka türlü okunamıyor."
    case .unitAssumed:
      "Dosyada ağırlıkların kilogram mı pound mu olduğu yazmıyor; kilogram varsayıldı."
    case .unitLooksLikePounds:
      "Ağırlıklar pound gibi görünüyor, ama dosyada birim yok, bu yüzden kilogram olarak okundu."
    case .repeatedWorkouts:
      "Antrenmanlar dosyada yineleniyor, iki dışa aktarım birleştirilmiş gibi; her biri bir kez sayılır."
    case .conflictingSession:
      "Bir antrenmanın iki farklı sürümü var. İki dosyadan yenisi, tek dosyanın iki yerinden çok setli "
        + "olanı alındı."
    case .unmatchedName:
      "Hareket eşlemesinde dosyalarda olmayan bir hareket var, bu yüzden o satırın bir etkisi yok."
    case .volumeBeyondExact:
      "Bu setle toplam \(exactTonnes) tonu geçiyor, ondan sonra toplamlar kesin değil, bu yüzden set "
        + "okunmadı."
    case .unreadableBodyCell:
      "Vücut ağırlığı tablosundaki bir hücre okunamadı, bu yüzden atlandı."
    case .typingSlip:
      "Ağırlık, bu harekette olağan olanın on katı ya da onda biri; \(marked)"
    case .unitMixUp:
      "Kilogramla pound yer değiştirince ağırlık hareketin öbür ağırlıklarına uyuyor; \(marked)"
    case .unlikelySet:
      "Set, hareketin diğer günlerinden beklenenin çok üstünde; yazıldığı gibi sayılır."
    case .duplicateWorkout:
      "Aynı setler bir günde aynı sırayla iki kez geçiyor; ikisi de sayıldı."
    case .impossibleValue:
      "Bunu kimse yapamaz; \(marked)"
    case .similarNames:
      "İki hareketin adı bir iki harf farklı; iki ayrı hareket sayılıyor."
    case .namesNotCompared:
      "Hareketler o kadar çok ki adları karşılaştırılmadı; bir harfle ayrılan iki ad fark edilmez."
    case .continuedName:
      "Bir hareket başka bir adla sürüyor, uygulamanın dili değişmiş gibi; ikisine aynı ad verilene kadar "
        + "iki ayrı hareket sayılır."
    case .longDuration:
      "Antrenman altı saatten uzun sürmüş, bu yüzden ortalama sürelere katılmıyor."
    case .strayDate:
      "Antrenman öbürlerinden yıllarca uzakta, yani yılı büyük olasılıkla yanlış yazılmış; rapor onu son "
        + "antrenman saymaz."
    case .repetitionSlip:
      "Tekrar sayısı bu harekette olağan olanın on katı ya da ağırlıkla yer değiştirmiş; \(marked)"
    case .distanceOnLift:
      "Sette mesafe var, hareketin öbür setlerinde yok; bu yüzden o hareketin seti sayılmaz."
    case .bodyWeightInLoad:
      "Vücut ağırlığıyla yapılan hareketlerin ağırlıklarına vücut ağırlığı da katılmış gibi; kayıttaki "
        + "gibi alındı."
    }
  }

  /// What becomes of a suspect set.
  private var marked: String {
    "hacimde sayılır, ama rekor sayılmaz (yanında gösterilir), trendlere ve önerilere katılmaz."
  }

  func proposal(_ proposal: Issue.Proposal) -> Sentence {
    switch proposal {
    case .leftOut: "atlandı"
    case .rpeLeftOut: "atlandı; RPE 1–10 arasındadır"
    case .indexLeftOut(let range):
      "atlandı; \(range.lowerBound) ile \(numbers.whole(range.upperBound)) arasında bir tam sayı beklenir"
    case .distanceLeftOut: "mesafe atlandı"
    case .durationLeftOut(let longest): "\(above(.duration(longest))); atlandı"
    case .readAsAssistance: "destek olarak okundu"
    case .readAsWorkingSet: "çalışma seti olarak okundu"
    case .readAsUnit(let unit): "\(numbers.symbol(of: unit)) olarak okundu"
    case .readAsText(let text): "\(text) olarak okundu"
    case .saveAsUTF8: "UTF-8 olmayanın yerine U+FFFD kondu; dosyayı UTF-8 olarak kaydet"
    case .takenFrom(let file): "antrenman şu dosyadan alındı: \(file)"
    case .takenFromLine(let line): "antrenman \(numbers.whole(line)). satırdan alındı"
    case .countedOnce(let workouts, let sets):
      "\(count(workouts, "antrenman")) bir kez sayıldı, yinelenen \(count(sets, "set")) atlandı"
    case .above(let limit): Sentence(above(limit))
    case .volumeBeyondExact:
      "bu setle toplam \(exactTonnes) tonu geçiyor; toplamlar kesin olmazdı"
    case .wholeNumberExpected: "tam sayı beklenir"
    case .startExpected: "her setin bir başlangıcı olmalı"
    case .dateAndTimeExpected: "şöyle yaz: 2026-01-05T18:00:00"
    case .cellsExpected(let expected, let found): "\(expected) hücre beklenir, \(found) hücre var"
    case .athleteExpected: "setin kime ait olduğunu yaz"
    case .otherAthlete: "başka bir sporcunun seti"
    case .endBeforeStart: "bitiş başlangıçtan önce"
    case .correctQuotes: "bu satırın tırnaklarını düzelt"
    case .sayPounds:
      "ağırlıklar kilogram olarak okundu; pound ise ekle: \(remedy: .sayUnit(.pound))"
    case .sayPoundsAsLoadsLook:
      "ağırlıklar pound gibi (45, 95, 135, 185, 225); ekle: \(remedy: .sayUnit(.pound))"
    case .sayZone: "nerede çalıştığını yaz: \(remedy: .sayZone)"
    case .noSuchExercise(let line, let file, let nearest):
      "\(file), \(line). satır: bu adda hareket yok"
        + (nearest.map { "; şu mu denmek istendi: \($0)?" } ?? "")
    case .meantLoad(let load): Sentence(kilograms(load))
    case .meantSet(let load, let repetitions):
      "\(kilograms(load)) × \(repetitions)"
    case .meantName(let name): Sentence(name)
    case .continuedAs(let name):
      "şu adla sürüyor: \(name: name); ikisini bir saymak için same_as sütununda belirt: "
        + "\(remedy: .mapExercises)"
    case .correctInApp: "uygulamada düzelt ve yeniden dışa aktar"
    case .correctIfMistyped: "yazım hatasıysa uygulamada düzelt ve yeniden dışa aktar"
    case .deleteOneWorkout: "iki antrenmandan birini uygulamada sil"
    case .leftOutOfAverageDurations: "ortalama sürelere katılmadı"
    case .bodyWeightIncluded:
      "vücut ağırlığı hareketlerinin ağırlıkları vücut ağırlığını içeriyor gibi"
    }
  }

  private func above(_ limit: Issue.Limit) -> String {
    switch limit {
    case .load(let load): "\(kilograms(load)) üstünde"
    case .repetitions(let repetitions): "\(count(repetitions, "tekrardan")) fazla"
    case .duration(let seconds): "\(count(Int(seconds / 86_400), "günden")) uzun"
    case .distance(let metres): "\(numbers.distance(metres)) üstünde"
    }
  }

  func doubt(_ doubt: Issue.Doubt) -> Sentence {
    switch doubt {
    case .load(let load, let exercise): "\(name: exercise): \(kilograms(load))"
    case .repetitions(let repetitions, let exercise):
      "\(name: exercise): \(count(repetitions, "tekrar"))"
    case .set(let load, let repetitions, let sets, let exercise):
      "\(name: exercise): \(kilograms(load)) × \(repetitions)"
        + (sets > 1 ? ", o günkü bu türden \(sets) setin ilki" : "")
    case .pace(let metres, let seconds, let exercise):
      "\(name: exercise): \(numbers.clock(seconds)) içinde \(numbers.distance(metres))"
    case .sharedLoad(let load, let exercises):
      "\(exercises.map { "\(name: $0)" as Sentence }.joined(separator: ", ")): \(kilograms(load))"
    case .name(let name): "\(name: name)"
    case .duration(let seconds): "\(numbers.short(Double(seconds) / 3600, decimals: 2)) h"
    case .workout(let start, let sets): "\(start.description): \(count(sets, "set"))"
    }
  }

  private var exactTonnes: String {
    numbers.fixed(Volume.largestExact.kilograms / 1000, decimals: 0)
  }

  /// Loads of the data check are compared with the file, so they are in kilograms for every reader.
  private func kilograms(_ load: Load) -> String { numbers.load(load, in: .kilogram) }
}

extension Turkish {
  func label(_ rule: IssueRule) -> Sentence? {
    switch rule {
    case .typingSlip: "yazım hatası"
    case .unitMixUp: "kg ya da lb"
    case .unlikelySet: "diğerlerinin çok üstünde bir set"
    case .duplicateWorkout: "iki kez girilmiş antrenman"
    case .impossibleValue: "olanaksız bir değer"
    case .similarNames: "benzer adlar"
    case .continuedName: "yeni adla süren hareket"
    case .longDuration: "6 saatten uzun antrenman"
    case .strayDate: "uzak bir tarih"
    case .repetitionSlip: "tuhaf tekrar sayısı"
    case .distanceOnLift: "harekette mesafe"
    case .bodyWeightInLoad: "yükte vücut ağırlığı"
    default: nil
    }
  }
}
