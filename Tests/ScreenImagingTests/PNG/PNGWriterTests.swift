import ElementModel
import Foundation
import ScreenImaging
import Testing

@Suite struct PNGWriterTests {
  @Test func aReaderSeesTheSamePixels() throws {
    let tree = Fixture.screen { builder in
      builder.add(Fixture.button("Sign in", prominent: true))
      builder.add(
        Element(
          id: 9, type: .staticText, label: "Übersicht",
          frame: CGRect(x: 20, y: 300, width: 300, height: 41)))
    }
    let image = Fixture.image(of: tree)

    let decoded = try DecodedPNG(image.pngData())

    #expect(decoded.chunks == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(decoded.width == 390 && decoded.height == 844)
    #expect(decoded.header == [0, 0, 1, 134, 0, 0, 3, 76, 8, 3, 0, 0, 0])
    #expect(decoded.pixels == image.pixels)
  }

  @Test func aPictureOfOneColorIsReadBack() throws {
    for (width, height) in [(1, 1), (1, 300), (259, 1), (260, 2), (3, 7)] {
      let image = RasterImage(width: width, height: height, brightness: 9)

      #expect(try DecodedPNG(image.pngData()).pixels == image.pixels, "\(width) × \(height)")
    }
  }

  @Test func theSameScreenGivesTheSameBytes() {
    let tree = Fixture.screen { $0.add(Fixture.button("Again")) }

    #expect(Fixture.image(of: tree).pngData() == Fixture.image(of: tree).pngData())
  }

  @Test func aPhonesScreenTakesTensOfKilobytes() {
    let tree = Fixture.screen { builder in
      for row in 0..<20 {
        builder.add(
          Element(
            id: 10 + row, type: .staticText, label: "Row \(row) of a list with some text",
            frame: CGRect(x: 16, y: 60 + row * 36, width: 350, height: 20)))
      }
    }

    let data = Fixture.image(of: tree, scale: 3).pngData()

    #expect(data.count < 100_000)
  }
}
