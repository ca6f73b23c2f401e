extension Color {
  /// A colour between this one and another.
  @available(iOS18 )
  nonisolated public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction))
  }

  /// A gradient of the colour.
  nonisolated public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
  }
}
