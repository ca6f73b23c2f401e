import ScreenImaging
import Testing

@Suite struct RasterImageTests {
  @Test func aPictureHasAtLeastOnePixel() {
    #expect(RasterImage(width: 0, height: -3, brightness: 7).pixels == [7, 7, 7])
  }
}
