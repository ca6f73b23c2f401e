public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a value with the symbol of its unit.
  ///
  /// Foundation on Linux has no words for units: every width has the symbol. Lengths, masses, speeds
  /// and temperatures are written in units of the locale, as long as their own are not asked for.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How wide the text is.
    public struct UnitWidth: Hashable, Codable, Sendable {
      /// Whether a space stands before the symbol.
      let hasSpace: Bool

      /// "3 kilometers"; here the symbol.
      public static var wide: UnitWidth { UnitWidth(hasSpace: true) }
      /// "3 km".
      public static var abbreviated: UnitWidth { UnitWidth(hasSpace: true) }
      /// "3km".
      public static var narrow: UnitWidth { UnitWidth(hasSpace: false) }
    }

    /// How wide the text is.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// What the value is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How its number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a value.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage == .asProvided ? value : value.inUnit(of: locale)
      let style =
        numberFormatStyle
        ?? .number.precision(.fractionLength(0...(abs(shown.value) < 100 ? 1 : 0)))
      let isTemperature = shown.unit is UnitTemperature
      let space = width.hasSpace && !isTemperature ? " " : ""
      return style.locale(locale).format(shown.value) + space + shown.unit.symbol
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The value with the symbol of its unit.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The value in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// The same value in the unit that people use where a locale is.
  func inUnit(of locale: Locale) -> Measurement {
    let isAmerican = locale.measurementSystem == .us
    let usual: Dimension? =
      switch unit {
      case is UnitTemperature: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitSpeed:
        locale.measurementSystem == .metric
          ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
      case let length as UnitLength: isAmerican ? Self.american(length) : nil
      case let mass as UnitMass: isAmerican ? Self.american(mass) : nil
      default: nil
      }
    guard let usual = usual as? UnitType else { return self }
    return converted(to: usual)
  }

  private static func american(_ unit: UnitLength) -> UnitLength? {
    switch unit {
    case .kilometers: .miles
    case .meters: .feet
    case .centimeters, .millimeters: .inches
    default: nil
    }
  }

  private static func american(_ unit: UnitMass) -> UnitMass? {
    switch unit {
    case .kilograms: .pounds
    case .grams: .ounces
    default: nil
    }
  }
}

/// What a measured value is for.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String

  /// Anything: it is written in the unit of the locale.
  public static var general: Self { Self(name: "general") }
  /// Its own unit is kept.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way on a road.
  public static var road: Self { Self(name: "road") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
  /// A person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension FormatStyle {
  /// A value with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
