import GymBoLog
import Testing

@testable import GymBoReport

/// Text from data on its way to a terminal: what it may contain and how wide it is.
@Suite struct TextLayoutTests {
  @Test("no character that a terminal obeys or that turns the direction of text is left")
  func safety() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control
      let isDirection =
        value == 0x061C || (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value)
      guard isControl || isDirection else { continue }
      let safe = TerminalText.safe("a\(scalar)b")
      #expect(safe.unicodeScalars.count == 3 && !safe.unicodeScalars.contains(scalar), "U+\(value)")
    }
  }

  @Test("an escape sequence from the data stays visible as what it was")
  func escape() {
    #expect(TerminalText.safe("\u{1B}[31mred\u{7}") == "␛[31mred␇")
    #expect(TerminalText.safe("two\nlines\r\tend") == "two lines  end")
  }

  @Test("letters, marks and emoji of every script pass unchanged")
  func harmless() {
    for text in ["Bankdrücken", "ベンチプレス", "e\u{301}", "👩‍👩‍👧", "ضغط", "100 kg × 8 – ✓"] {
      #expect(TerminalText.safe(text) == text)
    }
  }

  @Test("marks take no column, wide characters and emoji two")
  func widths() {
    #expect(TerminalText.width(of: "Squat") == 5)
    #expect(TerminalText.width(of: "Bankdrücken") == 11)
    #expect(TerminalText.width(of: "e\u{301}\u{302}") == 1)
    #expect(TerminalText.width(of: "深蹲") == 4)
    #expect(TerminalText.width(of: "벤치") == 4)
    #expect(TerminalText.width(of: "💪") == 2)
    #expect(TerminalText.width(of: "🏋️") == 2)
    #expect(TerminalText.width(of: "▁▂█ × – − …") == 11)
  }

  @Test("what is cut ends in … and takes no more than its columns")
  func truncation() {
    let texts = ["Bench Press (Barbell)", "深蹲深蹲深蹲", "e\u{301}e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧👩‍👩‍👧", ""]
    for text in texts {
      for width in 0...25 {
        let cut = TerminalText.truncated(text, to: width)
        #expect(TerminalText.width(of: cut) <= width)
        #expect(cut == text || width == 0 || cut.hasSuffix("…"))
      }
    }
    #expect(TerminalText.truncated("Bench Press", to: 7) == "Bench…")
  }

  @Test("wrapped lines hold every word in order and are never too wide")
  func wrapping() {
    let text = "a plateau of 102.5 kg × 8 since 12 Nov 2026, +13.5 % in 3 sessions"
    for width in 24...90 {
      let lines = TerminalText.wrapped(text, to: width, first: 2, hanging: 4)
      #expect(lines.joined(separator: " ") == text)
      for (index, line) in lines.enumerated() {
        #expect(TerminalText.width(of: line) + (index == 0 ? 2 : 4) <= width)
      }
    }
  }

  @Test("a word of hundreds of kilobytes is wrapped in a moment", .timeLimit(.minutes(1)))
  func wrappingOfOneWord() {
    for letter in ["x", "é", "語"] {
      let word = String(repeating: letter, count: 200_000)
      let lines = TerminalText.wrapped(word, to: 80, first: 20, hanging: 10)
      #expect(lines.joined() == word)
      let widths = lines.map(TerminalText.width)
      #expect(widths.first == 60 && widths.dropFirst().dropLast().allSatisfy { $0 == 70 })
    }
  }

  @Test("a number is not torn from its unit at the end of a line")
  func numbersStayWhole() {
    let lines = TerminalText.wrapped("the best one is 102.5 kg × 8", to: 20)
    #expect(lines == ["the best one is", "102.5 kg × 8"])
  }

  @Test("a command stays on one line where a line holds it, and is broken at blanks otherwise")
  func commandsStayWhole() {
    let text = "Why, and what to load: " + TerminalText.unbroken("gymbo suggest strong.csv")
    let wide = TerminalText.wrapped(TerminalText.safe(text), to: 40, hanging: 4)
    #expect(
      wide.map(TerminalText.printed) == ["Why, and what to load:", "gymbo suggest strong.csv"])
    let narrow = TerminalText.wrapped(TerminalText.safe(text), to: 22, hanging: 4)
    #expect(
      narrow.map(TerminalText.printed)
        == ["Why, and what to load:", "gymbo suggest", "strong.csv"])
  }

  @Test("columns of a table are aligned by what is seen, whatever the script")
  func table() {
    var page = TextPage(TextStyle())
    var table = AlignedTable([.left, .right])
    table.add(["深蹲", "1"])
    table.add(["Squat", "22"])
    page.table(table)
    #expect(page.text == "  深蹲    1\n  Squat  22\n")
  }

  @Test("values that are all equal make a level sparkline, others fill its height")
  func sparkline() {
    #expect(Sparkline.text([5, 5, 5], last: 12) == "▄▄▄")
    #expect(Sparkline.text([1, 2, 3, 4, 5, 6, 7, 8], last: 12) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text([9, 1, 2], last: 2) == "▁█")
    // Differences below a step look small.
    #expect(Sparkline.text([100, 101, 100], last: 12, step: 0.025) == "▄▅▄")
    #expect(Sparkline.text([100, 50, 100], last: 12, step: 0.025) == "█▁█")
    #expect(Sparkline.text([-20, -21], last: 12, step: 0.025) == "▅▄")
    #expect(Sparkline.text([Double](), last: 12) == "")
  }

  @Test("a bar of something is never empty, and of nothing always")
  func bar() {
    #expect(Bar.text(0, width: 20) == "")
    #expect(Bar.text(0.001, width: 20) == "▌")
    #expect(Bar.text(1, width: 4) == "████")
    #expect(Bar.text(0.375, width: 4) == "█▌")
  }
}
