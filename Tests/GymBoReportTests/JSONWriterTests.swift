import Foundation
import TestSupport
import Testing

@testable import GymBoReport

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("objects and lists are indented by two spaces, keys stand as written, the text ends a line")
  func layout() {
    let bytes = JSONWriter.document { json in
      json.member("z", "a/b")
      json.member("a", each: [1, 2]) { $0.integer($1) }
      json.member("inline", inline: true) { json in
        json.member("x", 0.5)
        json.member("y", each: [Int]()) { $0.integer($1) }
      }
      json.member("empty") { _ in }
      json.member("missing", missing: "no data")
      json.member("last", true)
    }
    let text = """
      {
        "z": "a/b",
        "a": [
          1,
          2
        ],
        "inline": {"x": 0.5, "y": []},
        "empty": {},
        "missing": {"value": null, "reason": "no data"},
        "last": true
      }

      """
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("every character survives, alone and among others")
  func lossless() throws {
    var texts = ["", "a/b", "\u{202E}right to left\u{202C}", "💪🏽 e\u{301}", "x\u{FEFF}"]
    for value in UInt32(0)...0x2100 {
      if let scalar = Unicode.Scalar(value) { texts.append("<\(Character(scalar))>") }
    }
    texts += [0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10FFFF]
      .compactMap(Unicode.Scalar.init).map { String(Character($0)) }
    let bytes = JSONWriter.document { json in
      json.member("texts", each: texts) { $0.string($1) }
    }
    let read = try JSON(text: bytes)["texts"].array.map(\.string)
    #expect(read.count == texts.count)
    for (a, b) in zip(read, texts) where Array(a.unicodeScalars) != Array(b.unicodeScalars) {
      Issue.record("\(a) was \(b)")
    }
  }

  @Test(
    "controls, of direction too, and line separators are escaped, other characters stand as they are"
  )
  func escapes() {
    let bytes = JSONWriter.document {
      $0.member("t", "\u{0}\u{8}\t\n\u{C}\r\u{1F}\u{7F}\u{85}\u{2028}\u{2029}\"\\é\u{A0}\u{202A}")
    }
    let expected =
      #"\u0000\b\t\n\f\r\u001f\u007f\u0085\u2028\u2029\"\\"# + "é\u{A0}" + #"\u202a"#
    #expect(String(decoding: bytes, as: UTF8.self) == "{\n  \"t\": \"\(expected)\"\n}\n")
  }

  @Test("a number that is not finite is missing, with its reason")
  func notFinite() throws {
    let json = try JSON(text: JSONWriter.document { $0.member("x", Double.nan) })["x"]
    #expect(json["value"].isNull)
    #expect(json["reason"].string == "not_finite")
  }
}
