import Foundation
import SimulatedUI
public import SimulatedUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Compares pictures of layers, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of layers.
  ///
  /// - Parameters:
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - traits: What the layer is shown in.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { layer in
      let size = layer.bounds.size
      guard size.width > 0, size.height > 0 else { return UIImage() }
      let stage = ViewStage(size: size, traits: traits.traits, hasGround: false)
      return stage.picture(of: CALayerContent(layer: layer)).image
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Compares pictures of outlines, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of outlines.
  ///
  /// - Parameters:
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - scale: Pixels in a point.
  ///   - drawingMode: Whether they are filled, outlined, or both.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, UITraitCollection(displayScale: scale)) { path in
      OutlinePicture(path: path, mode: drawingMode, scale: scale).image
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Compares pictures of shapes, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of shapes.
  ///
  /// - Parameters:
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - scale: Pixels in a point.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, UITraitCollection(displayScale: scale)) { path in
      OutlinePicture(
        path: path.cgPath, mode: path.usesEvenOddFillRule ? .eoFill : .fill, scale: scale
      ).image
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares the parts of outlines.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return .elementsDescription(numberFormatter: formatter)
  }

  /// Compares the parts of outlines.
  ///
  /// - Parameter numberFormatter: How numbers are written.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      for element in path.elements {
        let (name, points) = element.words
        if name == "MoveTo", !text.isEmpty { text += "\n" }
        let places = points.map { point in
          let numbers = [point.x, point.y].map {
            numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)"
          }
          return "(\(numbers.joined(separator: ", ")))"
        }
        // As the library does, a name without points is followed by a space too.
        text += ([name] + (places.isEmpty ? [""] : places)).joined(separator: " ") + "\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares the parts of shapes.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Compares the parts of shapes.
  ///
  /// - Parameter numberFormatter: How numbers are written.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

/// A picture of an outline, as large as what surrounds it.
@MainActor private struct OutlinePicture {
  let path: CGPath
  let mode: CGPathDrawingMode
  let scale: CGFloat

  var image: UIImage {
    let bounds = path.boundingBoxOfPath
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let shown = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    let view = ZStack(alignment: .topLeading) {
      if mode != .stroke { shown.fill(Color.black, style: FillStyle(eoFill: isEvenOdd)) }
      if [.stroke, .fillStroke, .eoFillStroke].contains(mode) {
        shown.stroke(Color.black, lineWidth: 1)
      }
    }
    var traits = Traits()
    traits.displayScale = scale
    return ViewStage(size: bounds.size, traits: traits, hasGround: false).picture(of: view).image
  }
}

extension CGPath.Element {
  /// What it is called, and its points in the order of Core Graphics: what it leans on, then its end.
  fileprivate var words: (name: String, points: [CGPoint]) {
    switch self {
    case .move(let point): ("MoveTo", [point])
    case .line(let point): ("LineTo", [point])
    case .quadCurve(let end, let control): ("QuadCurveTo", [control, end])
    case .curve(let end, let first, let second): ("CurveTo", [first, second, end])
    case .close: ("Close", [])
    }
  }
}
