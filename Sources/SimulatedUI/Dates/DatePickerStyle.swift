/// Which parts of a date a picker changes.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How a date picker shows its date.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// As the place suggests: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// As wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// As buttons that open a calendar or wheels.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// As wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
  /// How date pickers show their dates.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers show their dates.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.datePickerStyle = style })
  }
}
