package import SimulatedUIKit

/// Shows a layer that is of no view, and the layers in it.
package struct CALayerContent: View {
  private let layer: CALayer
  let look = Look()

  /// Creates a view of a layer, in the layer's size.
  package init(layer: CALayer) { self.layer = layer }

  /// The layer's own drawing below those in it.
  package var body: some View {
    if layer.cuts {
      content.clipShape(LayerClip(layer: layer), style: FillStyle(eoFill: layer.isMaskEvenOdd))
        .opacity(Double(layer.opacity))
    } else {
      content.opacity(Double(layer.opacity))
    }
  }

  private var content: some View {
    ZStack(alignment: .topLeading) {
      CALayerGround(layer: layer)
      ForEach(ShownObject.all(layer.shownSublayers)) { shown in
        CALayerContent(layer: shown.object)
          .offset(x: shown.object.frame.minX, y: shown.object.frame.minY)
      }
    }
    .frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
  }
}

/// What a layer draws itself: colour, gradient, shape and border.
private struct CALayerGround: View {
  let layer: CALayer
  let look = Look()

  var body: some View {
    let corners = RoundedRectangle(cornerRadius: layer.cornerRadius)
    ZStack(alignment: .topLeading) {
      if let color = layer.backgroundColor { corners.fill(Color(cgColor: color)) }
      if let gradient = (layer as? CAGradientLayer)?.gradient { corners.fill(gradient) }
      if let shape = layer as? CAShapeLayer, let path = shape.path {
        if let fill = shape.fillColor {
          Path(path).fill(
            Color(cgColor: fill), style: FillStyle(eoFill: shape.fillRule == .evenOdd))
        }
        if let stroke = shape.strokeColor {
          line(path, of: shape).stroke(Color(cgColor: stroke), style: StrokeStyle(shape))
        }
      }
      if layer.borderWidth > 0, let color = layer.borderColor {
        corners.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
      }
    }
  }
}

/// The part of a shape's outline that is drawn.
@MainActor private func line(_ path: CGPath, of shape: CAShapeLayer) -> Path {
  let whole = Path(path)
  guard shape.strokeStart > 0 || shape.strokeEnd < 1 else { return whole }
  return whole.trimmedPath(from: shape.strokeStart, to: shape.strokeEnd)
}

extension StrokeStyle {
  /// The lines of a layer's shape.
  @MainActor fileprivate init(_ shape: CAShapeLayer) {
    let cap: CGLineCap =
      switch shape.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch shape.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    self.init(
      lineWidth: shape.lineWidth, lineCap: cap, lineJoin: join, miterLimit: shape.miterLimit,
      dash: shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      dashPhase: shape.lineDashPhase)
  }
}

/// What of a layer is seen: its mask's shape, or its bounds.
struct LayerClip: Shape {
  private let mask: Path?
  private let radius: CGFloat

  @MainActor init(layer: CALayer) {
    mask = (layer.mask as? CAShapeLayer)?.path.map { Path($0) }
    radius = layer.cornerRadius
  }

  nonisolated func path(in rect: CGRect) -> Path {
    mask ?? Path(roundedRect: rect, cornerRadius: radius)
  }
}

extension CALayer {
  /// The layers in it that show, from back to front.
  var shownSublayers: [CALayer] {
    (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
      .sorted { $0.zPosition < $1.zPosition }
  }

  /// Whether a part of it is not seen.
  var cuts: Bool { masksToBounds || (mask as? CAShapeLayer)?.path != nil }

  /// Whether its mask has holes where its outline crosses itself.
  var isMaskEvenOdd: Bool { (mask as? CAShapeLayer)?.fillRule == .evenOdd }
}

extension CAGradientLayer {
  /// The gradient; `nil` without colours.
  fileprivate var gradient: LinearGradient? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = locations?.map { CGFloat($0.doubleValue) }
    let stops = colors.enumerated().map { number, color in
      Gradient.Stop(
        color: Color(cgColor: color),
        location: places.flatMap { $0.indices.contains(number) ? $0[number] : nil }
          ?? CGFloat(number) / CGFloat(max(1, colors.count - 1)))
    }
    return LinearGradient(
      stops: stops, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
      endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))
  }
}
