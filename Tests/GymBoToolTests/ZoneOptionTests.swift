import Foundation
import TestSupport
import Testing

@Suite("The time zone of the lifter")
struct ZoneOptionTests {
  private static let hasZones = FileManager.default.fileExists(
    atPath: "/usr/share/zoneinfo/America/New_York")
  private static let fitbod = """
    Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
    2026-11-24 01:24:43 +0000,Back Squat, 5,100.0,0.0,0.0,0.0,0.0,false,, 1.0

    """

  @Test(
    "An evening's workout of an app with universal times is on its own day where the zone is said",
    .enabled(if: hasZones, "The system has no zone files; install tzdata."))
  func evening() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("WorkoutExport.csv", Self.fitbod).path
    #expect(try Tool.run("report", file).text.contains("Tu ●"))
    #expect(try Tool.run("check", file).text.contains("--zone Europe/Berlin"))
    #expect(try Tool.run("report", file, "--zone", "America/New_York").text.contains("Mo ●"))
    let checked = try Tool.run("check", file, "--zone", "America/New_York").text
    #expect(!checked.contains("universal_time"))
  }

  @Test("A zone that the system does not know is refused with an example")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("WorkoutExport.csv", Self.fitbod).path
    let run = try Tool.run("report", file, "--zone", "Nowhere")
    #expect(run.code == 2 && run.error.contains("Europe/Berlin"), "\(run.error)")
  }
}
