/// How forms are drawn; one that an app writes of its own is not asked.
@MainActor @preconcurrency
public protocol FormStyle {}

/// As the device suggests: on a phone in grouped rows.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// In grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// In two columns; on a phone in grouped rows.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the device suggests.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// In grouped rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// In two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms are drawn; on a phone all of the system's ways look alike.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
