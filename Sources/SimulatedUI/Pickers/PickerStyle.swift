/// How a picker shows its choices.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// As the place suggests: as a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As rows among others.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As buttons side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As a row that opens a screen of choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As buttons side by side, in menus.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// As a button that opens a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// As rows among others.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// As buttons side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// As a row that opens a screen of choices.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// As buttons side by side, in menus.
  @available(iOS17 )
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
  /// How pickers show their choices.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers show their choices.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.pickerStyle = style })
  }
}
