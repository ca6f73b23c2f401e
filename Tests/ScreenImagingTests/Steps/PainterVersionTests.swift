import ElementModel
import Foundation
import Pictures
import ScreenImaging
import Testing

/// Pictures of earlier versions are known by a number, which must be another one when the same screen
/// gets other pixels.
@Suite struct PainterVersionTests {
  /// What the libraries and fonts of Debian 12 draw.
  private static let libraries = "cairo 1.16.0, harfbuzz 6.0.0, freetype 2.12.1"
  private static let pixels = [
    1: "ad57450b8a6a4f0740826569fc692426", 2: "e66297fc671f951aef7b7b880bafefea",
    // Regions beside popovers are seen no more.
    3: "e66297fc671f951aef7b7b880bafefea",
  ]

  private func screen() throws -> Picture {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    let kinds: [ElementType] = [
      .navigationBar, .button, .switch, .slider, .textField, .secureTextField, .searchField, .cell,
      .image, .staticText, .activityIndicator, .progressIndicator, .stepper, .segmentedControl,
      .picker, .tabBar,
    ]
    for (place, kind) in kinds.enumerated() {
      builder.open(
        Element(
          id: place + 1, type: kind, label: "Item \(place) 日本", value: "0.5",
          frame: CGRect(x: 10, y: 40 + place * 22, width: 250, height: 20)))
      builder.close()
    }
    builder.close()
    let text = PictureText([PictureText.Run("Sum: 12 €", FontStyle(size: 20, weight: .bold))])
    var layer = PictureLayer()
    layer.opacity = 0.5
    layer.shadow = PictureLayer.Shadow(
      color: PictureColor(0x000000), radius: 3, offset: CGSize(width: 0, height: 2))
    return try ScreenRaster.image(
      of: ScreenDrawing(
        tree: builder.tree,
        steps: builder.tree.elements.indices.map { .element(ScreenStep.ElementStep(index: $0)) }
          + [
            .begin(layer), .text(text, CGRect(x: 200, y: 5, width: 90, height: 30)),
            .symbol("star.fill", CGRect(x: 270, y: 380, width: 16, height: 16), nil), .end,
          ]), size: CGSize(width: 300, height: 400), scale: 2, isDark: false)
  }

  @Test func theSameVersionDrawsTheSamePixels() throws {
    let tools = try PictureTools.current()
    let pixels = try screen().pixelHash.text

    #expect(pixels == (try screen().pixelHash.text))
    if tools.libraries == Self.libraries {
      #expect(
        pixels == Self.pixels[tools.painter],
        "The same screen gets other pixels: PictureTools.currentPainter must be another number.")
    }
  }
}
