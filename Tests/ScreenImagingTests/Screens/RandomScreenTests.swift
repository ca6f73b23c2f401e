import ElementModel
import Foundation
import Pictures
import ScreenImaging
import Testing

/// Trees that no app shows, and that a picture must survive.
@Suite struct RandomScreenTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private static let lengths: [CGFloat] = [
    0, 1, 0.3, 20, 44, 100, 390, 844, -5, -1e9, 1e9, 1e300, -1e300, .nan, .infinity, -.infinity,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
  private static let texts = [
    "", "OK", "50%", "page 3 of 99999999999999999999", "日本語👨‍👩‍👧‍👦", "a\u{301}\u{302}\u{303}\u{304}",
    "\u{0}\u{7}\n\n",
    "1e400", "-nan", String(repeating: "long ", count: 3000), "\u{202E}abc", "ÀÉîõü ß",
  ]

  private static func element(_ id: Int, _ random: inout Generator) -> Element {
    func length() -> CGFloat { lengths.randomElement(using: &random) ?? 0 }
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    return Element(
      id: id, type: ElementType.allCases.randomElement(using: &random) ?? .other,
      identifier: text(), label: text(), value: Bool.random(using: &random) ? text() : nil,
      placeholderValue: Bool.random(using: &random) ? text() : nil,
      frame: CGRect(x: length(), y: length(), width: length(), height: length()),
      isEnabled: Bool.random(using: &random), isSelected: Bool.random(using: &random),
      hasFocus: Bool.random(using: &random),
      traits: ElementTraits(rawValue: UInt.random(in: 0..<2048, using: &random)))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyTreeGivesAPicture(_ seed: UInt64) throws {
    var random = Generator(state: seed)
    var builder = ElementTree.Builder()
    builder.open(Self.element(0, &random))
    for id in 1...60 {
      builder.open(Self.element(id, &random))
      if Bool.random(using: &random) { builder.close() }
    }

    let image = try ScreenRaster.image(
      of: ScreenDrawing(tree: builder.tree), size: CGSize(width: 120, height: 200), scale: 1,
      isDark: seed % 2 == 0)

    #expect(image.width == 120 && image.height == 200)
    #expect(image.pixels.count == 120 * 200 * 4)
  }

  @Test func aDeepTreeGivesAPicture() throws {
    var builder = ElementTree.Builder()
    for id in 0..<20_000 {
      builder.open(
        Element(id: id, type: .other, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }

    let image = try ScreenRaster.image(
      of: ScreenDrawing(tree: builder.tree), size: CGSize(width: 100, height: 100), scale: 2,
      isDark: false)

    #expect(image.width == 200)
  }

  @Test(arguments: lengths)
  func anySizeAndScaleGivesAPicture(_ length: CGFloat) throws {
    let scales: [CGFloat] = [1, 0, -3, .nan, .infinity, 1e-9, 500]
    for scale in scales {
      let image = try ScreenRaster.image(
        of: ScreenDrawing(tree: .empty), size: CGSize(width: length, height: 10), scale: scale,
        isDark: false)

      #expect(image.width * image.height <= ScreenRaster.maximumPixelCount * 101 / 100)
    }
  }
}
