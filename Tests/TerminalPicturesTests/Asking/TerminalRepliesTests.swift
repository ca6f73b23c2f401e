import TerminalModel
import Testing

@testable import TerminalPictures

struct TerminalRepliesTests {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let name = "\u{1B}P>|kitty(0.32.2)\u{1B}\\"
  private static let cell = "\u{1B}[6;19;8t"
  private static let attributes = "\u{1B}[?62;4;22c"

  /// Takes a text in pieces; what was typed, where each pause is long enough for a key.
  private func typed(
    _ replies: inout TerminalReplies, _ text: String, pieces: Int = .max, releases: Bool = true
  ) -> String {
    var typed: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      replies.take(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
    }
    if releases, replies.isUndecided { replies.release() }
    typed += replies.takeTyped()
    return String(decoding: typed, as: UTF8.self)
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func answersAreToldFromWhatIsTyped(pieces: Int) {
    var replies = TerminalReplies()
    let text = "a\u{1B}[A" + Self.kitty + "é" + Self.name + "\u{1B}OP" + Self.cell + "日"
    #expect(typed(&replies, text, pieces: pieces) == "a\u{1B}[Aé\u{1B}OP日")
    #expect(!replies.isComplete)
    #expect(typed(&replies, Self.attributes + "q", pieces: pieces) == "q")
    #expect(replies.isComplete)
    var facts = PictureFacts()
    (facts.hasKitty, facts.hasSixel) = (true, true)
    (facts.name, facts.cellSize) = ("kitty(0.32.2)", PixelSize(width: 8, height: 19))
    #expect(replies.facts == facts)
  }

  @Test func whatIsNoPictureProtocolIsNotTakenForOne() {
    var replies = TerminalReplies()
    #expect(typed(&replies, "\u{1B}_Gi=31;ENOTSUP\u{1B}\\\u{1B}_Gi=7;OK\u{1B}\\").isEmpty)
    #expect(typed(&replies, "\u{1B}[?4;6c").isEmpty)
    #expect(!replies.facts.hasKitty)
    #expect(!replies.facts.hasSixel)
    #expect(replies.isComplete)
  }

  @Test(arguments: ["0;0", "99999999999999999999;1", "-3;8", "600;600", "nan;inf", "8"])
  func aCellThatCannotBeIsNone(size: String) {
    var replies = TerminalReplies()
    #expect(typed(&replies, "\u{1B}[6;\(size)t").isEmpty || size.contains(where: \.isLetter))
    #expect(replies.facts.cellSize == nil)
  }

  @Test func iTermTellsPointsAndTheirPixels() {
    var replies = TerminalReplies()
    #expect(typed(&replies, "\u{1B}]1337;ReportCellSize=17.5;8.0;2.0\u{1B}\\x").elementsEqual("x"))
    #expect(replies.facts.cellSize == PixelSize(width: 16, height: 35))
    #expect(typed(&replies, "\u{1B}]1337;ReportCellSize=14;7\u{7}").isEmpty)
    #expect(replies.facts.cellSize == PixelSize(width: 7, height: 14))
  }

  /// All that keyboards and mice send comes through as it was.
  @Test(
    arguments: [
      "\u{1B}", "\u{1B}\u{1B}", "\u{1B}x", "\u{1B}[", "\u{1B}[6~", "\u{1B}[6;2~", "\u{1B}[1;5A",
      "\u{1B}[M !!", "\u{1B}[M\u{1B}[?x", "\u{1B}[<0;5;3M", "\u{1B}P", "\u{1B}_", "\u{1B}]",
      "\u{1B}_a", "\u{1B}Pq", "\u{1B}]0;x", "\u{3}\u{1A}\r\t\u{7F}", "認証",
      "\u{1B}[200~a\u{1B}[201~b",
      "\u{1B}OA\u{1B}[Z", "\u{1B}[[A", "\u{1B}[999999;t",
    ], [1, 1000])
  func keysAreLeftAsTheyAre(text: String, pieces: Int) {
    var replies = TerminalReplies()
    #expect(typed(&replies, text, pieces: pieces) == text)
  }

  /// Who has a person paste an answer does not speak for the terminal.
  @Test func whatIsPastedIsNoAnswer() {
    var replies = TerminalReplies()
    let text = "\u{1B}[200~" + Self.kitty + "\u{1B}[201" + Self.attributes + "\u{1B}[201~"
    #expect(typed(&replies, text, pieces: 5) == text)
    #expect(replies.facts == PictureFacts())
    #expect(typed(&replies, Self.attributes).isEmpty)
    #expect(replies.isComplete)
  }

  @Test func aNameIsShortAndPrintable() {
    var replies = TerminalReplies()
    let long = String(repeating: "x", count: 500)
    #expect(typed(&replies, "\u{1B}P>|a\u{7F}é\u{9B}b\(long)\u{1B}\\").isEmpty)
    #expect(replies.facts.name == "ab" + String(repeating: "x", count: 62))
  }

  /// Answers that are cut off, or have no end, take no key with them.
  @Test func whatHasNoEndIsGivenUp() {
    var replies = TerminalReplies()
    #expect(typed(&replies, "\u{1B}P>|kit\u{1B}[A").elementsEqual("\u{1B}[A"))
    #expect(typed(&replies, "\u{1B}_Gi=31;O\rq").elementsEqual("\rq"))
    #expect(typed(&replies, "\u{1B}[?62;\rq").elementsEqual("\rq"))
    #expect(typed(&replies, "\u{1B}P>|abc").isEmpty)
    #expect(replies.isInReply && !replies.isUndecided)
    replies.abandon()
    #expect(typed(&replies, "q") == "q")
    _ = typed(&replies, "\u{1B}_G" + String(repeating: "x", count: 100_000))
    #expect(replies.heldCount < 2000)
  }

  /// Whatever a terminal sends, no byte of what is typed is lost where no answer is in it.
  @Test func anyBytesWithoutAnswersComeThrough() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var replies = TerminalReplies()
      let bytes = (0..<200).map { _ in
        // Letters of sequences, but none that ends an answer.
        Array("\u{1B}\u{1B}[OMPG_ab15;~<é".utf8).randomElement(using: &generator) ?? 0
      }
      var typed: [UInt8] = []
      for byte in bytes {
        replies.take([byte])
        typed += replies.takeTyped()
      }
      guard !replies.isInReply, !bytes.contains(sequence: "\u{1B}_G") else { continue }
      replies.release()
      #expect(typed + replies.takeTyped() == bytes)
    }
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: String) -> Bool {
    indices.contains { self[$0...].starts(with: Array(sequence.utf8)) }
  }
}
