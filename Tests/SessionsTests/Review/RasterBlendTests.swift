import TerminalModel
import Testing

@testable import Sessions

struct RasterBlendTests {
  private let white = Raster(
    width: 10, height: 2, filledWith: PixelColor(red: 255, green: 255, blue: 255))
  private let black = Raster(
    width: 10, height: 2, filledWith: PixelColor(red: 0, green: 0, blue: 0))

  @Test func aLineDividesBoth() {
    let both = RasterBlend.divided(white, black, at: 50)
    #expect(both[4, 0].red == 255 && both[6, 1].red == 0)
    #expect(both[5, 0].blue == 255 && both[5, 0].red < 20, "the line")
    #expect(RasterBlend.divided(white, black, at: 100) == white)
    #expect(RasterBlend.divided(white, black, at: 0) == black)
  }

  @Test func theOneAboveLetsTheOtherShineThrough() {
    #expect(RasterBlend.mixed(white, black, share: 100) == white)
    #expect(RasterBlend.mixed(white, black, share: 0) == black)
    #expect(RasterBlend.mixed(white, black, share: 40)[3, 1].green == 102)
  }

  @Test func whatDiffersIsRedOnAPalePicture() throws {
    var pixels = white.pixels
    pixels[0] = 0
    let other = try #require(Raster(width: 10, height: 2, pixels: pixels))
    let marked = RasterBlend.marked(white, other)
    #expect(marked[0, 0].red > 200 && marked[0, 0].green < 80)
    #expect(marked[1, 0].red == marked[1, 0].green && marked[1, 0].red > 200)
  }

  @Test func picturesOfOtherSizesArePutTogether() {
    let small = Raster(width: 2, height: 5, filledWith: PixelColor(red: 9, green: 9, blue: 9))
    let both = RasterBlend.mixed(small, white, share: 50)
    #expect(both.width == 10 && both.height == 5)
  }
}
