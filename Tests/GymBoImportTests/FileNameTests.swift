import GymBoImport
import Testing

@Suite struct FileNameTests {
  private func roundTrip(_ bytes: [UInt8]) -> [UInt8] {
    FileName.systemBytes(of: FileName.text(of: bytes)).dropLast().map(UInt8.init(bitPattern:))
  }

  @Test("Every name of bytes comes back as it was", arguments: 0...255 as ClosedRange<UInt8>)
  func everyByte(byte: UInt8) {
    for bytes in [
      [byte], [0x61, byte, 0x62], [0xC3, byte], [0xF4, 0x8F, byte, 0xBC], [byte, byte],
    ] {
      #expect(roundTrip(bytes) == bytes)
    }
  }

  @Test("A name in UTF-8 is its own text, also for people")
  func utf8() {
    let name = "Müller 💪 данные.csv"
    #expect(FileName.text(of: Array(name.utf8)) == name)
    #expect(FileName.shown(name) == name)
    #expect(roundTrip(Array(name.utf8)) == Array(name.utf8))
  }

  @Test("A byte that is not UTF-8 is shown by its number, and different names stay different")
  func shown() {
    let name = FileName.text(of: [0x4D, 0xFC, 0x6C, 0x01])
    #expect(FileName.shown(name) == "M\\xFCl\u{1}")
    // The character that stands for the byte, written out in UTF-8, is another name.
    let written = Array("M\u{10FFFC}l\u{1}".utf8)
    #expect(FileName.text(of: written) != name)
    #expect(roundTrip(written) == written)
  }
}
