extension ShapeStyle where Self == AngularGradient {
  /// Colours around a centre.
  nonisolated public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre.
  nonisolated public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre, at equal distances.
  nonisolated public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre, each at a place of its own.
  nonisolated public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours once around a centre.
  nonisolated public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

  /// Colours once around a centre.
  nonisolated public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(gradient.gradient, center: center, angle: angle) }

  /// Colours once around a centre, at equal distances.
  nonisolated public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(Gradient(colors: colors), center: center, angle: angle) }

  /// Colours once around a centre, each at a place of its own.
  nonisolated public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(Gradient(stops: stops), center: center, angle: angle) }
}
