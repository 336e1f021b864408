import GymBoLog
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite("GymBook's words in several languages") struct GymBookTests {
  private static let spanish =
    "Fecha,Entrenamiento,Hora,Ejercicio,Zona,Grupos musculares (primarios),"
    + "Grupos musculares (secundarios),Serie / Serie de calentamiento / Serie de enfriamiento,"
    + "Repeticiones / Tiempo,Peso / Distancia,Notas,Omitido"
  private static let turkish =
    "Tarih,Program,Saat,Egzersiz,Bölge,Kas Grupları (Birincil),Kas Grupları (İkincil),"
    + "Set / Isınma Seti / Soğuma Seti,Tekrar / Süre,Ağırlık / Mesafe,Notlar,Atlandı"

  @Test("Seconds, minutes, hours and distances are those of the words")
  func spanishWords() throws {
    let log = try read(
      Self.spanish,
      "25/01/25,A,19:46,Plancha,Abdomen,,,Serie,\"60 segundos\",\"0,00 kg\",,No",
      "25/01/25,A,20:00,Remo,Pecho,,,Serie,\"8:30 minutos\",\"1.500 m\",,No",
      "25/01/25,A,20:20,Remo,Pecho,,,Serie,\"1 hora\",\"10,50 km\",,No",
      "25/01/25,A,20:30,Press,Pecho,,,Serie de calentamiento,\"5 repeticiones\",\"40,00 kg\",,No")
    #expect(
      short(log) == [
        "Plancha, working, timed, 60.0 s", "Remo, working, distance, 510.0 s, 1500.0 m",
        "Remo, working, distance, 3600.0 s, 10500.0 m", "Press, warm_up, loaded, 40.0 kg, × 5",
      ])
    #expect(log.leftOut.isEmpty && conserves(log))
  }

  @Test("A set that was skipped is none, and a warm-up is known by the words of the header")
  func turkishWords() throws {
    let log = try read(
      Self.turkish,
      "25/01/25,A,19:50,Bench Press,Göğüs,,,Set,\"10 tekrar\",\"60,00 kg\",,Evet",
      "25/01/25,A,19:52,Bench Press,Göğüs,,,Isınma Seti,\"10 tekrar\",\"40,00 kg\",,Hayır",
      "25/01/25,A,19:55,Bench Press,Göğüs,,,Set,\"1 dakika\",\"60,00 kg\",,Hayır")
    #expect(
      short(log) == [
        "Bench Press, warm_up, loaded, 40.0 kg, × 10",
        "Bench Press, working, timed, 60.0 kg, 60.0 s",
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
  }

  @Test("Rows with a word that nobody knows are rejected with an issue")
  func unknownWords() throws {
    let log = try read(
      Self.turkish,
      "25/01/25,A,19:50,Bench Press,Göğüs,,,Set,\"10 foo\",\"60,00 kg\",,Hayır",
      "25/01/25,A,19:52,Bench Press,Göğüs,,,Foo,\"10 tekrar\",\"40,00 kg\",,Hayır",
      "25/01/25,A,19:55,Bench Press,Göğüs,,,Set,\"10 tekrar\",\"60,00 kg\",,Foo")
    #expect(
      log.columns.count == 0 && log.leftOut.map(\.reason) == [.rejected, .rejected, .rejected])
    #expect(rules(log).count { $0 == .unreadableNumber } == 3)
  }

  @Test("A date with dots and two digits of the year has the day first")
  func dottedDates() throws {
    let log = try read(
      "Datum;Workout;Uhrzeit;Übung;Region;Muskelgruppen (Primär);Muskelgruppen (Sekundär);"
        + "Satz / Aufwärmsatz / Abkühlsatz;Wiederholungen / Zeit;Gewicht / Distanz;Notizen;"
        + "Übersprungen",
      "03.01.25;Push;19:46;Bankdrücken;Brust;Brust;;Satz;\"5 Wiederholungen\";\"82,50 kg\";;Nein",
      end: "\r\n")
    #expect(
      lines(log) == ["2025-01-03T19:46:00, Push, Bankdrücken, working, loaded, 82.5 kg, × 5"])
  }
}
