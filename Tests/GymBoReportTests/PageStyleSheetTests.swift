import Foundation
import TestSupport
import Testing

@testable import GymBoReport

@Suite("The style sheet and the script are constants that can be read by everybody")
struct PageStyleSheetTests {
  private static let css = String(decoding: PageResource.style.bytes, as: UTF8.self)

  @Test("The page's policy has their hashes")
  func hashes() {
    for (resource, hash) in [
      (PageResource.style, HTMLPage.styleHash), (PageResource.script, HTMLPage.scriptHash),
    ] {
      let digest = SHA256.digest(of: resource.bytes)
      #expect("\(hash)" == Data(digest).base64EncodedString())
    }
  }

  @Test("The hash function gives the values of FIPS 180-2")
  func digest() {
    func hex(_ text: String) -> String {
      SHA256.digest(of: Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(
      hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test("Style and script are small, and load nothing")
  func sizes() {
    #expect(PageResource.style.bytes.count <= 17 * 1024)
    #expect(PageResource.script.bytes.count <= 5 * 1024)
    for word in ["url(", "@import", "http", "</style"] { #expect(!Self.css.contains(word)) }
    let script = String(decoding: PageResource.script.bytes, as: UTF8.self)
    for word in [
      "innerHTML", "eval", "fetch", "Storage", "cookie", "setTimeout", "</script", "document.write",
    ] { #expect(!script.contains(word)) }
  }

  /// The colours of a scheme by their names.
  private static func tokens(dark: Bool) -> [String: (Double, Double, Double)] {
    let blocks = css.components(separatedBy: ":root {").dropFirst()
    var tokens: [String: (Double, Double, Double)] = [:]
    for block in blocks.prefix(dark ? 2 : 1) {
      let text = block.prefix { $0 != "}" }
      for match in text.matches(of: /--([a-z-]+): #([0-9a-f]{3,6});/) {
        var digits = Array(match.output.2)
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        let parts = stride(from: 0, to: 6, by: 2).map {
          Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255
        }
        tokens[String(match.output.1)] = (parts[0], parts[1], parts[2])
      }
    }
    return tokens
  }

  /// The contrast of WCAG 2.
  private static func contrast(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double)
  ) -> Double {
    func light(_ color: (Double, Double, Double)) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
    }
    let (a, b) = (light(first), light(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("Words have a contrast of 4.5, marks of 3, in both schemes", arguments: [false, true])
  func contrasts(dark: Bool) throws {
    let tokens = Self.tokens(dark: dark)
    #expect(tokens.count >= 13)
    func check(_ words: [String], on grounds: [String], atLeast least: Double) throws {
      for word in words {
        for ground in grounds {
          let found = Self.contrast(try #require(tokens[word]), try #require(tokens[ground]))
          #expect(found >= least, "\(word) on \(ground): \(found)")
        }
      }
    }
    try check(["ink", "soft", "brand", "care"], on: ["ground", "raised"], atLeast: 4.5)
    try check(["good"], on: ["good-ground", "ground"], atLeast: 4.5)
    try check(["care"], on: ["care-ground"], atLeast: 4.5)
    try check(["data", "mark"], on: ["ground", "raised", "band", "zone"], atLeast: 3)
  }
}

/// SHA-256 (FIPS 180-2), for the test alone.
enum SHA256 {
  private static let constants: [UInt32] = roots(64, power: 1.0 / 3)
  private static let start: [UInt32] = roots(8, power: 0.5)

  /// The first 32 bits after the point of roots of the first primes.
  private static func roots(_ count: Int, power: Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let root = pow(Double(prime), power)
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }

  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (8 * bytes.count) >> (8 * $0)) }
    var state = start
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    for block in stride(from: 0, to: message.count, by: 64) {
      var words = (0..<16).map { index in
        message[block + 4 * index..<block + 4 * index + 4].reduce(UInt32(0)) {
          $0 << 8 | UInt32($1)
        }
      }
      for index in 16..<64 {
        let (a, b) = (words[index - 15], words[index - 2])
        let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3
        let second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var s = state
      for index in 0..<64 {
        let sum1 = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let one = s[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
        let sum0 = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        s = [one &+ sum0 &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }
}
