import TerminalModel
import Testing

@testable import TerminalPictures

struct SixelsTests {
  private func part(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }

  private func parts(_ color: PixelColor) -> SIMD3<Int> {
    SIMD3(part(color.red), part(color.green), part(color.blue))
  }

  private func seen(_ decoded: DecodedSixels, _ x: Int, _ y: Int) -> SIMD3<Int>? {
    decoded.pixels[SIMD2(x, y)]
  }

  /// As many colours as there may be, and a height that is no multiple of six.
  @Test func upTo256ColoursAreExact() throws {
    let raster = Raster.made(32, 20) { x, y in
      PixelColor(red: UInt8(x * 8), green: UInt8(y % 8 * 32), blue: 77)
    }
    let decoded = try #require(DecodedSixels(Sixels.sequence(for: raster)))
    #expect(decoded.size == raster.size)
    #expect(decoded.colorCount == 256)
    #expect(decoded.pixels.count == 640)
    for y in 0..<20 {
      for x in 0..<32 { #expect(seen(decoded, x, y) == parts(raster[x, y])) }
    }
  }

  @Test func whatIsTransparentIsNotDrawn() throws {
    let raster = Raster.made(9, 7) { x, y in
      PixelColor(red: 200, green: 0, blue: 0, alpha: (x + y).isMultiple(of: 2) ? 255 : 127)
    }
    let decoded = try #require(DecodedSixels(Sixels.sequence(for: raster)))
    #expect(decoded.colorCount == 1)
    for y in 0..<7 {
      for x in 0..<9 { #expect((seen(decoded, x, y) != nil) == (x + y).isMultiple(of: 2)) }
    }
  }

  @Test func ofMoreColoursTheNearestAreShownAndTheCommonestExactly() throws {
    let blue = PixelColor(red: 0, green: 122, blue: 255)
    let gradient = Raster.gradient(120, 90)
    let raster = Raster.made(120, 90) { x, y in y < 20 ? blue : gradient[x, y] }
    let decoded = try #require(DecodedSixels(Sixels.sequence(for: raster)))
    #expect(decoded.colorCount <= 256)
    #expect(decoded.pixels.count == 120 * 90)
    var errors = 0
    for y in 0..<90 {
      for x in 0..<120 {
        let shown = try #require(seen(decoded, x, y))
        let difference = shown &- parts(raster[x, y])
        if y < 20 {
          #expect(difference == .zero)
        } else {
          #expect((0..<3).allSatisfy { abs(difference[$0]) <= 12 }, "\(x) \(y) \(difference)")
          errors += (0..<3).reduce(0) { $0 + abs(difference[$1]) }
        }
      }
    }
    // In the mean less than a fiftieth of a channel.
    #expect(errors <= 120 * 70 * 3 * 2, "\(errors)")
  }

  @Test func whatIsFlatTakesFewBytes() {
    let raster = Raster(
      width: 600, height: 600, filledWith: PixelColor(red: 1, green: 2, blue: 3))
    #expect(Sixels.sequence(for: raster).count < 1000)
  }

  @Test(arguments: [(1, 1), (1, 13), (700, 1), (3, 6)])
  func anySizeIsWrittenWhole(width: Int, height: Int) throws {
    let decoded = try #require(
      DecodedSixels(Sixels.sequence(for: .gradient(width, height))))
    #expect(decoded.pixels.count == width * height)
  }
}
