import Foundation
import Pictures
import Testing

@Suite struct PNGFileTests {
  private static func screen(_ scale: Double = 1) throws -> Picture {
    try Drawing.picture(width: 390, height: 844, scale: scale) { canvas in
      for row in 0..<20 {
        canvas.write(
          "Row \(row) of a list with some text",
          in: CGRect(x: 16, y: 60 + row * 36, width: 350, height: 20),
          TextStyle(color: PictureColor(0x007AFF)))
      }
    }
  }

  @Test func aReaderSeesTheSamePixels() throws {
    let image = try Self.screen()

    let decoded = try DecodedPNG(image.pngData())

    #expect(decoded.chunks == ["IHDR", "IDAT", "IEND"])
    #expect(decoded.width == 390 && decoded.height == 844)
    #expect(decoded.header == [0, 0, 1, 134, 0, 0, 3, 76, 8, 2, 0, 0, 0])
    let pixels = image.pixels
    let colors = stride(from: 0, to: pixels.count, by: 4).flatMap { pixels[$0..<$0 + 3] }
    #expect(decoded.pixels == colors)
  }

  @Test func whatIsSeenThroughKeepsItsAlpha() throws {
    for (width, height) in [(1, 1), (1, 300), (259, 1), (260, 2), (3, 7)] {
      let image = try Drawing.picture(width: width, height: height, isClear: true) { canvas in
        canvas.fill(
          CGRect(x: 0, y: 0, width: 2, height: 1),
          PictureColor(red: 90, green: 60, blue: 30, alpha: 77))
      }

      #expect(try DecodedPNG(image.pngData()).pixels == image.pixels, "\(width) × \(height)")
    }
  }

  @Test func theSameScreenGivesTheSameBytes() throws {
    #expect(try Self.screen().pngData() == Self.screen().pngData())
  }

  @Test func aPhonesScreenTakesAFewHundredKilobytes() throws {
    #expect(try Self.screen(3).pngData().count < 300_000)
  }
}
