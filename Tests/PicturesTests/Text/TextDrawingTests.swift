import Foundation
import Pictures
import Testing

@Suite struct TextDrawingTests {
  private static let black = PictureColor(grey: 0)

  private static func picture(
    _ text: String, width: CGFloat = 200, _ font: FontStyle = FontStyle(),
    _ placement: TextPlacement = .leading
  ) throws -> Picture {
    try Drawing.picture { canvas in
      canvas.write(
        text, in: CGRect(x: 10, y: 10, width: width, height: 20),
        TextStyle(font: font, color: black), placement)
    }
  }

  /// Every character has a look of its own, so that a reader can tell them apart.
  @Test func allLettersOfLatin1AreDistinct() throws {
    let codes = Array(0x21...0x7E) + Array(0xC0...0xFF)
    let letters = codes.compactMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    var seen: [[UInt8]: String] = [:]

    for letter in letters {
      // Capital i and small L are one stroke each, as in the phone's own font.
      if letter == "l" { continue }
      let pixels = try Self.picture(letter).pixels
      #expect(seen[pixels] == nil, "\(letter) looks like \(seen[pixels] ?? "")")
      seen[pixels] = letter
    }
  }

  @Test(arguments: ["日", "本", "カ", "ー", "한", "ж", "λ", "א", "ش", "→", "😀", "👨‍👩‍👧‍👦", "🇯🇵", "❤️"])
  func lettersOfAllKindsAreDrawn(_ letter: String) throws {
    let drawn = try Self.picture(letter)
    let missing = try Self.picture("\u{10FFFD}")

    #expect(drawn != missing)
    #expect(drawn.inked.width > 3 && drawn.inked.height > 0)
    #expect(drawn.inked.width < 32, "it is one character")
  }

  @Test func emojiHaveColors() throws {
    let picture = try Self.picture("🍛")

    let colors = Set((10..<30).compactMap { picture.color(x: $0, y: 20) })
    #expect(colors.contains { abs(Int($0.red) - Int($0.blue)) > 40 })
  }

  @Test func aTextStaysInItsFrame() throws {
    let text = "A text that is much too wide for its frame"

    let image = try Self.picture(text, width: 60)

    #expect(image.inked.x + image.inked.width <= 73)
    #expect(try image != Self.picture(text, width: 70))
  }

  @Test func aTextThatIsALittleTooWideIsWholeAndNarrower() throws {
    let whole = try Self.picture("Übersicht").inked
    let narrow = try Self.picture("Übersicht", width: Double(whole.width) * 0.9).inked

    #expect(Double(narrow.width) > Double(whole.width) * 0.85)
    #expect(narrow.width < whole.width)
    #expect(narrow.height == whole.height, "letters are as high")
  }

  @Test func textStandsWhereItIsTold() throws {
    let left = try Self.picture("Text").inked
    let middle = try Self.picture("Text", FontStyle(), .center).inked
    let right = try Self.picture("Text", FontStyle(), .trailing).inked

    #expect(left.x < 15)
    #expect(abs(middle.x + middle.width / 2 - 110) <= 2)
    #expect(abs(right.x + right.width - 210) <= 2)
  }

  @Test func sizesWeightsAndSlantsAreSeen() throws {
    let plain = try Self.picture("Hamburg").inked
    #expect(try Self.picture("Hamburg", FontStyle(size: 11)).inked.width * 3 < plain.width * 2 + 10)
    #expect(try Self.picture("Hamburg", FontStyle(weight: .bold)).inked.width > plain.width)
    let looks = try [
      FontStyle(), FontStyle(weight: .bold), FontStyle(weight: .semibold),
      FontStyle(isItalic: true), FontStyle(design: .monospaced), FontStyle(design: .serif),
    ].map { try Self.picture("Hamburg", $0).pixels }
    #expect(Set(looks).count == looks.count)
  }

  @Test func decomposedLettersLookLikeComposedOnes() throws {
    #expect(try Self.picture("e\u{301}a\u{308}") == Self.picture("éä"))
  }

  @Test func whatIsWrittenFromRightToLeftBeginsAtTheRight() throws {
    let one = try Self.picture("א").inked
    let both = try Self.picture("אב").inked
    let picture = try Self.picture("אב")
    let first = try Self.picture("א")

    #expect(both.width > one.width)
    // The first letter stands at the right end.
    let start = both.x + both.width - one.width
    let tail = picture.cropped(to: CGRect(x: start, y: 0, width: one.width, height: 40))
    let alone = first.cropped(to: CGRect(x: one.x, y: 0, width: one.width, height: 40))
    let difference = zip(tail.pixels, alone.pixels).count { abs(Int($0) - Int($1)) > 128 }
    #expect(difference < one.width * 8)
  }

  @Test func linesEndBetweenWordsAndIdeographs() throws {
    func lines(_ text: String, width: Double) throws -> Double {
      let canvas = try PictureCanvas(width: 10, height: 10, scale: 1)
      return canvas.height(of: text, width: width, TextStyle(color: Self.black)) / 17 / 1.19
    }

    #expect(try lines("one two three four five six", width: 60).rounded() >= 3)
    #expect(try lines("今週末は全品10%オフです", width: 60).rounded() >= 3)
    #expect(try lines("one\ntwo", width: 400).rounded() == 2)
    #expect(try lines("", width: 400).rounded() == 1)
  }
}
