import Foundation
import Pictures
import Testing

@Suite struct PictureComparisonTests {
  private static func plain(
    _ color: UInt32, width: Int = 10, height: Int = 8, _ draw: (PictureCanvas) -> Void = { _ in }
  ) throws -> Picture {
    try Drawing.picture(width: width, height: height) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), PictureColor(color))
      draw(canvas)
    }
  }

  @Test func bytesAreCountedOneByOne() throws {
    let white = try Self.plain(0xFFFFFF)
    let dotted = try Self.plain(0xFFFFFF) {
      $0.fill(CGRect(x: 2, y: 3, width: 1, height: 1), PictureColor(0xFFFF00))
      $0.fill(CGRect(x: 5, y: 6, width: 2, height: 1), PictureColor(0x000000))
    }

    #expect(white.differingBytes(from: white) == 0)
    #expect(white.differingBytes(from: dotted) == 1 + 2 * 3)
    #expect(dotted.differingArea(from: white) == CGRect(x: 2, y: 3, width: 5, height: 4))
    #expect(white.differingArea(from: white) == nil)
  }

  @Test func otherSizesDifferInAll() throws {
    let one = try Self.plain(0xFFFFFF)
    let two = try Self.plain(0xFFFFFF, width: 12)

    #expect(one.differingBytes(from: two) == 12 * 8 * 4)
    #expect(one.visibleDifference(from: two, limit: 2).count == 12 * 8)
    #expect(one.differingArea(from: two) == CGRect(x: 0, y: 0, width: 12, height: 8))
  }

  /// The values were calculated by the formulas of IEC 61966-2-1 and CIE 116-1995 elsewhere.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 100), (0x007AFF, 0x0A84FF, 3.746), (0xFF0000, 0x00FF00, 73.434),
      (0x808080, 0x818181, 0.392), (0x123456, 0x123456, 0),
    ] as [(UInt32, UInt32, Float)])
  func colorsDifferAsTheEyeSeesThem(_ one: UInt32, _ other: UInt32, _ expected: Float) throws {
    let difference = try Self.plain(one).visibleDifference(
      from: Self.plain(other), limit: expected - 0.01)

    #expect(abs(difference.greatest - expected) < 0.002)
    #expect(difference.count == (expected > 0 ? 80 : 0))
    #expect(
      try Self.plain(one).visibleDifference(from: Self.plain(other), limit: expected + 0.01).count
        == 0)
  }

  @Test func aDifferenceIsBlackWhereNothingDiffers() throws {
    let one = try Self.plain(0x404040)
    let two = try Self.plain(0x404040, width: 12) {
      $0.fill(CGRect(x: 4, y: 4, width: 1, height: 1), PictureColor(0x50F010))
    }

    let difference = try one.difference(from: two)

    #expect(difference.width == 12 && difference.height == 8)
    #expect(difference.color(x: 0, y: 0) == PictureColor(0x000000))
    #expect(difference.color(x: 4, y: 4) == PictureColor(0x10B030))
    #expect(difference.color(x: 11, y: 0) == PictureColor(0x404040), "only one reaches there")
  }

  @Test func hashesTellPicturesApart() throws {
    let one = try Self.plain(0xFFFFFF)
    let same = try Self.plain(0xFFFFFF)
    let hashes = [
      one, try Self.plain(0xFFFFFE), try Self.plain(0xFFFFFF, width: 8, height: 10),
      try Self.plain(0xFFFFFF) {
        $0.fill(CGRect(x: 9, y: 7, width: 1, height: 1), PictureColor(0x000000))
      },
    ].map(\.pixelHash)

    #expect(one.pixelHash == same.pixelHash)
    #expect(Set(hashes).count == 4)
  }

  @Test func hashesAreTheSameEverywhere() {
    var hash = Fingerprint()
    hash.combine("Sign in 日本")
    hash.combine(3.5)
    hash.combine(true)

    #expect(hash.text == "a6fe0b0df5944f5d7c927f25022b6c13")
  }
}
