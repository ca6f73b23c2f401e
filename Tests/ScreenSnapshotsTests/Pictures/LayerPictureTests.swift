import Foundation
import Pictures
import SimulatedUIKit
import Testing

@testable import ScreenSnapshots

/// Pictures and texts of layers and outlines.
@MainActor @Suite(.serialized) struct LayerPictureTests {
  private let red = PictureColor(0xFF0000)
  private let blue = PictureColor(0x0000FF)

  private func picture<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>
  ) throws -> Picture {
    var taken: UIImage?
    strategy.snapshot(value).run { taken = $0 }
    return try #require(try taken?.picture())
  }

  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String? {
    var taken: String?
    strategy.snapshot(value).run { taken = $0 }
    return taken
  }

  private var triangle: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addQuadCurve(to: CGPoint(x: 10, y: 50), controlPoint: CGPoint(x: 50, y: 50))
    path.close()
    return path
  }

  @Test func layersHaveColorsShapesGradientsAndMasks() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let inner = CALayer()
    inner.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.addSublayer(inner)
    let shape = CAShapeLayer()
    shape.frame = layer.bounds
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 80, width: 20, height: 20)).cgPath
    shape.fillColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.addSublayer(shape)
    let strategy = Snapshotting<CALayer, UIImage>.image(
      traits: UITraitCollection(displayScale: 1))
    let picture = try picture(layer, as: strategy)
    #expect(picture.color(x: 25, y: 25) == red && picture.color(x: 75, y: 75) == blue)
    #expect(picture.color(x: 10, y: 90) == blue)

    let mask = CAShapeLayer()
    let hole = UIBezierPath(rect: layer.bounds)
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 30)))
    mask.path = hole.cgPath
    mask.fillRule = .evenOdd
    layer.mask = mask
    let masked = try self.picture(layer, as: strategy)
    #expect(masked.color(x: 25, y: 25)?.alpha == 0 && masked.color(x: 5, y: 5) == red)
  }

  @Test func gradientsGoFromColorToColor() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
    layer.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    let picture = try picture(
      layer as CALayer, as: .image(traits: UITraitCollection(displayScale: 1)))
    let (top, bottom) = (picture.color(x: 10, y: 2), picture.color(x: 10, y: 97))
    #expect((top?.red ?? 0) > 240 && (bottom?.blue ?? 0) > 240)
  }

  @Test func outlinesAreFilledWhereTheySurround() throws {
    let picture = try picture(triangle, as: .image)
    #expect(picture.width == 40 && picture.height == 40)
    #expect(picture.color(x: 5, y: 5) == PictureColor(0x000000))
    #expect(picture.color(x: 38, y: 38)?.alpha == 0)
    let line = try self.picture(triangle.cgPath, as: .image(scale: 2, drawingMode: .stroke))
    #expect(line.width == 80 && line.color(x: 20, y: 20)?.alpha == 0)
  }

  @Test func outlinesAreToldByTheirParts() {
    #expect(
      text(triangle, as: .elementsDescription) == """
        MoveTo (10.0, 10.0)
        LineTo (50.0, 10.0)
        QuadCurveTo (50.0, 50.0) (10.0, 50.0)
        Close\u{20}

        """)
  }
}
