import Conformances
import Pictures

/// A style that is more than one colour.
protocol PaintedStyle: ShapeStyle {
  /// What a frame is filled with within an environment.
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint
}

extension ShapeStyle {
  /// What a frame is filled with within an environment.
  nonisolated func picturePaint(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> PicturePaint {
    if let style = Conformance.cast(self, to: (any PaintedStyle).self) {
      return style.paint(in: frame, environment)
    }
    if Resolved.self != Never.self, !(self is any ColoredStyle) {
      return resolve(in: environment).picturePaint(in: frame, environment)
    }
    return .color(resolvedColor(in: environment).picture)
  }
}

extension PicturePaint {
  /// The paint, of which less is seen.
  func faded(to opacity: Float) -> PicturePaint {
    func faded(_ color: PictureColor) -> PictureColor {
      var color = color
      color.alpha = UInt8(max(0, min(255, (Float(color.alpha) * opacity).rounded())))
      return color
    }
    func all(_ stops: [Stop]) -> [Stop] { stops.map { Stop(faded($0.color), at: $0.place) } }
    switch self {
    case .color(let color): return .color(faded(color))
    case .linear(let stops, let start, let end):
      return .linear(all(stops), from: start, to: end)
    case .radial(let stops, let middle, let start, let end):
      return .radial(all(stops), around: middle, from: start, to: end)
    }
  }
}

extension Gradient {
  /// The colours within an environment.
  func pictureStops(_ environment: EnvironmentValues) -> [PicturePaint.Stop] {
    stops.map {
      PicturePaint.Stop($0.color.resolve(in: environment).picture, at: Double($0.location))
    }
  }
}

extension Gradient: PaintedStyle {
  /// As a style by itself it goes from top to bottom.
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    .linear(
      pictureStops(environment), from: UnitPoint.top.point(in: frame),
      to: UnitPoint.bottom.point(in: frame))
  }
}

extension AnyGradient: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    gradient.paint(in: frame, environment)
  }
}

extension LinearGradient: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    .linear(
      gradient.pictureStops(environment), from: startPoint.point(in: frame),
      to: endPoint.point(in: frame))
  }
}

extension MeshGradient: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
      .paint(in: frame, environment)
  }
}

extension RadialGradient: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    .radial(
      gradient.pictureStops(environment), around: center.point(in: frame), from: startRadius,
      to: endRadius)
  }
}

extension HierarchicalShapeStyleModifier: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    base.picturePaint(in: frame, environment).faded(to: opacity)
  }
}

extension AnyShapeStyle: PaintedStyle {
  nonisolated func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    base.picturePaint(in: frame, environment)
  }
}
