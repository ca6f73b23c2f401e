/// Sets the styles of content, by rank.
private struct ForegroundEffect: ViewEffect {
  let styles: @MainActor (EnvironmentValues) -> [AnyShapeStyle]

  func environment(_ values: inout EnvironmentValues, node: ViewNode) {
    let bound = styles(values)
    guard !bound.isEmpty else { return }
    values.foregroundStyles = bound
  }
}

extension View {
  /// Sets the colour of content.
  public func foregroundColor(_ color: Color?) -> some View {
    EffectView(
      content: self, effect: ForegroundEffect { outer in color.map { [outer.bound($0)] } ?? [] })
  }

  /// Sets the style of content.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: ForegroundEffect { [$0.bound(style)] })
  }

  /// Sets the styles of content of two ranks.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    EffectView(
      content: self, effect: ForegroundEffect { [$0.bound(primary), $0.bound(secondary)] })
  }

  /// Sets the styles of content of three ranks.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    EffectView(
      content: self,
      effect: ForegroundEffect { [$0.bound(primary), $0.bound(secondary), $0.bound(tertiary)] })
  }

  /// Sets the accent colour.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { values in values.tintStyle = tint.map { values.bound($0) } })
  }

  /// Sets the accent style.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { values in values.tintStyle = tint.map { values.bound($0) } })
  }

  /// Sets the accent colour, in the older spelling.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style behind content.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { values in values.backgroundStyle = values.bound(style) })
  }

  /// Fills the space behind the view.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    paintedBehind(style).background {
      Rectangle().fill(style)
    }
  }

  /// Fills the space behind the view in the background style of the place.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    paintedBehind(style).background {
      shape.fill(style, style: fillStyle)
    }
  }

  /// Fills a shape behind the view in the background style of the place.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the space in front of the view.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay {
      Rectangle().fill(style)
    }
  }

  /// Fills a shape in front of the view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay {
      shape.fill(style, style: fillStyle)
    }
  }

  /// Prefers a light or dark interface.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EffectView(
      content: EffectView(
        content: self,
        effect: EnvironmentEffect { $0.colorScheme = colorScheme ?? $0.colorScheme }),
      effect: ColorSchemePreference(scheme: colorScheme))
  }

  /// Sets whether the interface is light or dark, in the older spelling.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
