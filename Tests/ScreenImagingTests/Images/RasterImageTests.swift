import ElementModel
import Foundation
import ScreenImaging
import Testing

@Suite struct RasterImageTests {
  @Test func aPictureHasAtLeastOnePixel() {
    #expect(RasterImage(width: 0, height: -3, brightness: 7).pixels == [7, 7, 7])
  }

  @Test func aPartKeepsItsPixels() {
    let image = Fixture.image(of: Fixture.screen { $0.add(Fixture.button("Go", prominent: true)) })

    let part = image.cropped(to: CGRect(x: 100, y: 200, width: 50, height: 30))

    #expect(part.width == 50 && part.height == 30)
    #expect(part.color(x: 3, y: 4) == image.color(x: 103, y: 204))
    #expect(part.color(x: 49, y: 29) == image.color(x: 149, y: 229))
  }

  @Test func onlyTheCommonPartIsCropped() {
    let image = RasterImage(width: 10, height: 20)

    let corner = image.cropped(to: CGRect(x: 6, y: -5, width: 100, height: 10))
    let outside = image.cropped(to: CGRect(x: 60, y: 70, width: 5, height: 5))

    #expect(corner.width == 4 && corner.height == 5)
    #expect(outside.width == 1 && outside.height == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func anyRectangleCanBeAskedFor(_ length: CGFloat) {
    let image = RasterImage(width: 10, height: 20)

    let part = image.cropped(to: CGRect(x: length, y: 2, width: length, height: length))

    #expect(part.width >= 1 && part.width <= 10 && part.height >= 1 && part.height <= 20)
  }
}
