public import SimulatedUI

extension View {
  /// Has tips drawn in a style.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipAppearance) { $0.style = style }
  }

  /// Sets what is behind tips.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipAppearance) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets what is behind tips.
  public func tipBackground(
    @ViewBuilder content: () -> some View
  ) -> some View { self }

  /// Sets how round the corners of tips are.
  ///
  /// - Parameters:
  ///   - cornerRadius: In points.
  ///   - antialiased: Whether edges are smooth; pictures here have smooth ones.
  /// - Returns: The view with such tips.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipAppearance) { $0.cornerRadius = cornerRadius }
  }

  /// Sets how large the pictures of tips are; here they are as large as their title.
  public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Sets how the pictures of tips are coloured; here they have the tint.
  public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }

  /// Sets how the pictures of tips are coloured; here they have the tint.
  public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    self
  }

  /// Sets how the pictures of tips are coloured; here they have the tint.
  public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { self }

  /// Sets which shape tips anchor to; here it is the view.
  public func tipAnchor<Value: Hashable>(_ id: Value) -> some View { self }
}
