public import Foundation

/// Writes values with their units.
open class MeasurementFormatter: Formatter {
  /// Which units are written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those that the values have.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Those that a value is short in.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// No unit of temperature.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which units are written.
  open var unitOptions: UnitOptions = []
  /// How wide the text is.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; `nil` for the current one.
  open var locale: Locale! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Writes the numbers.
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  /// Creates a formatter.
  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
  }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a value with its unit.
  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let keepsUnit = unitOptions.contains(.providedUnit)
    let shown = keepsUnit ? measurement : measurement.inUnit(of: locale ?? .current)
    numberFormatter.locale = locale ?? .current
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    let isTemperature = shown.unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return number + (unitStyle == .short || isTemperature ? "" : " ") + shown.unit.symbol
  }

  /// Writes a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
