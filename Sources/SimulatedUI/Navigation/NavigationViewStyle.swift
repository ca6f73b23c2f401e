/// How the older navigation view shows its screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether there may be columns where there is room.
  nonisolated var _mayHaveColumns: Bool { get }
}

extension NavigationViewStyle {
  /// Columns are allowed.
  nonisolated public var _mayHaveColumns: Bool { true }
}

/// As the device suggests: columns where there is room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// There are none.
  nonisolated public var _mayHaveColumns: Bool { false }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the device suggests.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle {
    ColumnNavigationViewStyle()
  }
}

private struct NavigationColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether older navigation views have columns where there is room.
  var mayHaveNavigationColumns: Bool {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views show their screens.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    let mayHaveColumns = style._mayHaveColumns
    return EffectView(
      content: self,
      effect: EnvironmentEffect { $0.mayHaveNavigationColumns = mayHaveColumns })
  }
}
