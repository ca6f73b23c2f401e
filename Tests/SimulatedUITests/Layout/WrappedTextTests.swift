import Testing

@testable import SwiftUI

/// Texts are broken between words, and within those that are longer than a line.
struct WrappedTextTests {
  /// A text of characters that each take ten points.
  private func wrap(_ text: String, within limit: CGFloat) -> WrappedText {
    var wrapped = WrappedText(within: limit)
    for character in text {
      if character == "\n" {
        wrapped.endParagraph()
      } else {
        wrapped.add(10, endsWord: character == " ")
      }
    }
    wrapped.endParagraph()
    return wrapped
  }

  @Test(
    arguments: [
      ("", 1, 0), ("abc", 1, 30), ("abc def", 1, 70), ("abc defg hi", 2, 90),
      ("abcdefghijkl", 2, 100), ("abc\ndef", 2, 30), ("\n", 2, 0),
    ] as [(String, Int, CGFloat)])
  func aTextTakesLinesAndTheWidestOfThem(text: String, lines: Int, width: CGFloat) {
    let wrapped = wrap(text, within: 100)

    #expect(wrapped.lines == lines)
    #expect(wrapped.width == width)
  }

  @Test(arguments: ["", "Sign in", "a\nb", "Email: ada@example.com, or a telephone number"])
  func textsOfASCIIAreMeasuredAsOthersAre(text: String) {
    let simple = TextMeasure.size(of: text, font: .body, maximumWidth: 120, lineLimit: nil)
    // Another paragraph of the same width at most, which takes the way of all characters.
    let other = TextMeasure.size(of: text + "\né", font: .body, maximumWidth: 120, lineLimit: nil)
    let line = TextMeasure.size(of: "é", font: .body, maximumWidth: 120, lineLimit: nil)

    #expect(other.width == max(simple.width, line.width))
    #expect(other.height.isNear(simple.height + line.height))
  }
}
