import ElementModel
import Foundation
import ScreenImaging
import Testing

@Suite struct TextDrawingTests {
  private let frame = CGRect(x: 20, y: 100, width: 200, height: 20)

  private func picture(_ text: String, width: CGFloat = 200) -> RasterImage {
    let label = Element(
      id: 5, type: .staticText, label: text,
      frame: CGRect(x: 20, y: 100, width: width, height: 20))
    return Fixture.image(of: Fixture.screen { $0.add(label) }).cropped(
      to: frame.insetBy(dx: -10, dy: -10))
  }

  /// Every character has a look of its own, so that a reader can tell them apart.
  @Test func allLettersOfLatin1AreDistinct() {
    let codes = Array(0x21...0x7E) + Array(0xC0...0xFF)
    let letters = codes.compactMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    var seen: [RasterImage: String] = [:]

    for letter in letters {
      // Capital i and small L are one stroke each, as in the phone's own font.
      if letter == "l" { continue }
      let picture = picture(letter)
      #expect(seen[picture] == nil, "\(letter) looks like \(seen[picture] ?? "")")
      seen[picture] = letter
    }
  }

  @Test func aCharacterWithoutAGlyphShowsItsNumber() {
    #expect(picture("日") != picture("本"))
    #expect(picture("😀") != picture("😁"))
    #expect(picture("日") == picture("\u{65E5}"))
  }

  @Test func aTextStaysInItsFrame() {
    let text = "A text that is much too wide for its frame"

    let image = picture(text, width: 60)

    let beside = CGRect(x: 73, y: 0, width: 147, height: 40)
    #expect(image.count(of: RasterColor(hex: 0xFFFFFF), in: beside) == 147 * 40)
    #expect(image != picture(text, width: 70))
  }

  @Test func decomposedLettersLookLikeComposedOnes() {
    #expect(picture("e\u{301}a\u{308}") == picture("éä"))
  }
}
