import Foundation
import Pictures
import Testing

@Suite struct PictureLayerTests {
  private static let blue = PictureColor(0x0000FF)
  private static let white = PictureColor(grey: 255)
  private static let box = CGRect(x: 20, y: 20, width: 20, height: 20)

  private static func picture(
    _ layer: PictureLayer, scale: Double = 1, _ draw: ((PictureCanvas) -> Void)? = nil
  ) throws -> Picture {
    try Drawing.picture(width: 60, height: 60, scale: scale) { canvas in
      canvas.begin(layer)
      if let draw { draw(canvas) } else { canvas.fill(box, blue) }
      canvas.end()
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blue)
    }
  }

  @Test func aLayerThatChangesNothingIsNotSeen() throws {
    let picture = try Self.picture(PictureLayer())

    #expect(picture.color(x: 30, y: 30) == Self.blue && picture.color(x: 19, y: 30) == Self.white)
  }

  @Test func aClipCutsOff() throws {
    var layer = PictureLayer()
    layer.clip = PictureOutline(CGRect(x: 25, y: 0, width: 5, height: 60))

    let picture = try Self.picture(layer)

    #expect(picture.color(x: 27, y: 30) == Self.blue && picture.color(x: 32, y: 30) == Self.white)
    #expect(picture.color(x: 0, y: 0) == Self.blue, "it ends with the layer")
  }

  @Test func opacityIsOfTheWhole() throws {
    var layer = PictureLayer()
    layer.opacity = 0.5

    // Drawn twice over each other, it is seen as if it were drawn once.
    let picture = try Self.picture(layer) { canvas in
      canvas.fill(Self.box, Self.blue)
      canvas.fill(Self.box, Self.blue)
    }

    let color = picture.color(x: 30, y: 30)
    #expect(color.map { abs(Int($0.red) - 128) <= 1 && $0.blue == 255 } == true)
  }

  @Test(arguments: [1.0, 3.0])
  func aMapMovesPoints(_ scale: Double) throws {
    var layer = PictureLayer()
    layer.transform = PictureLayer.Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 30, ty: 10)

    let picture = try Self.picture(layer, scale: scale)

    let inked = picture.inked
    #expect(picture.color(x: Int(45 * scale), y: Int(25 * scale)) == Self.blue)
    #expect(picture.color(x: Int(38 * scale), y: Int(25 * scale)) == Self.white)
    #expect(inked.width == Int(50 * scale) && inked.height == Int(30 * scale))
  }

  @Test func layersInLayersTakeTheMapOfTheOuterOne() throws {
    var outer = PictureLayer()
    outer.transform = PictureLayer.Transform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    var inner = PictureLayer()
    inner.opacity = 0.5
    inner.transform = PictureLayer.Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 5)

    let picture = try Self.picture(outer) { canvas in
      canvas.begin(inner)
      canvas.fill(Self.box, Self.blue)
      canvas.end()
    }

    #expect(
      picture.color(x: 35, y: 44)?.blue == 255 && picture.color(x: 35, y: 44)?.red == 127
        || picture.color(x: 35, y: 44)?.red == 128)
    #expect(picture.color(x: 29, y: 30) == Self.white && picture.color(x: 35, y: 24) == Self.white)
  }

  @Test func aShadowLiesBelowAndFadesOut() throws {
    var layer = PictureLayer()
    layer.shadow = PictureLayer.Shadow(
      color: PictureColor(grey: 0), radius: 6, offset: CGSize(width: 0, height: 6))

    let picture = try Self.picture(layer)

    #expect(picture.color(x: 30, y: 30) == Self.blue)
    let darkness = (41..<56).compactMap { picture.color(x: 30, y: $0).map { 255 - Int($0.red) } }
    #expect(darkness[0] > 100 && darkness[14] < 10)
    #expect(zip(darkness, darkness.dropFirst()).allSatisfy { $0 >= $1 }, "\(darkness)")
    #expect(picture.color(x: 30, y: 12) == Self.white)
  }

  @Test func aBlurKeepsTheAmountOfInk() throws {
    var layer = PictureLayer()
    layer.blur = 4
    func ink(_ picture: Picture) -> Int {
      (1..<60).reduce(0) { sum, y in
        sum + (1..<60).reduce(0) { $0 + 255 - Int(picture.color(x: $1, y: y)?.red ?? 255) }
      }
    }

    let blurred = try Self.picture(layer)
    let (soft, sharp) = (ink(blurred), ink(try Self.picture(PictureLayer())))

    #expect(abs(soft - sharp) * 20 < sharp, "\(soft) of \(sharp)")
    #expect(blurred.color(x: 20, y: 30) != Self.blue && blurred.color(x: 17, y: 30) != Self.white)
  }

  @Test func layersThatNeverEndAreEnded() throws {
    let picture = try Drawing.picture(width: 60, height: 60) { canvas in
      var layer = PictureLayer()
      layer.opacity = 0.5
      canvas.begin(layer)
      canvas.begin(layer)
      canvas.fill(Self.box, Self.blue)
      canvas.end()
      canvas.end()
      canvas.end()
      canvas.begin(layer)
      canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), Self.blue)
    }

    #expect(picture.color(x: 30, y: 30).map { abs(Int($0.red) - 191) <= 2 } == true)
    #expect(picture.color(x: 2, y: 2).map { abs(Int($0.red) - 128) <= 1 } == true)
  }
}
