/// How tables are drawn; on a phone all of them are lists.
@MainActor @preconcurrency
public protocol TableStyle {}

/// As the place suggests.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Away from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the place suggests.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Away from the edges.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets how tables are drawn.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }

  /// Shows or hides the headers of tables, which a phone does not show.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
