import Foundation
import Pictures
import Testing

@Suite struct PictureTests {
  private static func checked() throws -> Picture {
    try Drawing.picture(width: 10, height: 20) { canvas in
      for y in 0..<20 {
        for x in 0..<10 where (x + y) % 2 == 0 {
          canvas.fill(
            CGRect(x: x, y: y, width: 1, height: 1), PictureColor(UInt32(x << 16 | y << 8)))
        }
      }
    }
  }

  @Test func aPictureHasAtLeastOnePixel() throws {
    let picture = try PictureCanvas(width: 0, height: -3, scale: 1).picture()

    #expect(picture.width == 1 && picture.height == 1)
    #expect(picture.pixels == [0, 0, 0, 0])
  }

  @Test func aPictureThatNoMemoryHoldsIsRefused() {
    #expect(throws: PictureError.tooLarge(width: 40_000, height: 2)) {
      try PictureCanvas(width: 40_000, height: 2, scale: 1)
    }
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 30_000)) {
      try PictureCanvas(width: 30_000, height: 30_000, scale: 1)
    }
  }

  @Test func aPartKeepsItsPixels() throws {
    let image = try Self.checked()

    let part = image.cropped(to: CGRect(x: 3, y: 4, width: 5, height: 6))

    #expect(part.width == 5 && part.height == 6)
    #expect(part.color(x: 1, y: 2) == PictureColor(0x040600))
    #expect(part.color(x: 4, y: 5) == PictureColor(0x070900))
    #expect(part.color(x: 5, y: 0) == nil)
  }

  @Test func onlyTheCommonPartIsCropped() throws {
    let image = try Self.checked()

    let corner = image.cropped(to: CGRect(x: 6, y: -5, width: 100, height: 10))
    let outside = image.cropped(to: CGRect(x: 60, y: 70, width: 5, height: 5))

    #expect(corner.width == 4 && corner.height == 5)
    #expect(outside.width == 1 && outside.height == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func anyRectangleCanBeAskedFor(_ length: CGFloat) throws {
    let part = try Self.checked().cropped(
      to: CGRect(x: length, y: 2, width: length, height: length))

    #expect(part.width >= 1 && part.width <= 10 && part.height >= 1 && part.height <= 20)
  }

  @Test func picturesOfTheSamePixelsAreEqual() throws {
    #expect(try Self.checked() == Self.checked())
    #expect(
      try Self.checked() != Self.checked().cropped(to: CGRect(x: 0, y: 0, width: 9, height: 20)))
  }

  @Test func colorsAreAsTheyWereWithoutTheirAlpha() throws {
    let half = PictureColor(red: 200, green: 100, blue: 0, alpha: 128)

    let picture = try Drawing.picture(width: 2, height: 1, isClear: true) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), half)
    }

    let pixels = picture.pixels
    #expect(pixels[3] == 128 && pixels[4...] == [0, 0, 0, 0])
    #expect(abs(Int(pixels[0]) - 200) <= 1 && abs(Int(pixels[1]) - 100) <= 1 && pixels[2] == 0)
  }
}
