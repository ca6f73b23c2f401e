public import Foundation

/// A unit that something is measured in.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The unit as text, such as `count/min`.
  public let unitString: String
  /// How many basic units it is.
  let factor: Double
  /// What is added after that, of temperatures.
  let offset: Double

  init(_ text: String, factor: Double, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (text, factor, offset)
    super.init()
  }

  /// A unit of its text.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, Self.known[string] == nil else {
      let unit = Self.known[string]
      self.init(string, factor: unit?.factor ?? 1, offset: unit?.offset ?? 0)
      return
    }
    self.init(
      string, factor: (Self.known[parts[0]]?.factor ?? 1) / (Self.known[parts[1]]?.factor ?? 1))
  }

  /// A unit of mass.
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    self.init(from: massFormatterUnit == .pound ? "lb" : massFormatterUnit == .gram ? "g" : "kg")
  }

  private static let known: [String: (factor: Double, offset: Double)] = [
    "count": (1, 0), "%": (0.01, 0), "g": (0.001, 0), "kg": (1, 0), "mg": (1e-6, 0),
    "mcg": (1e-9, 0), "oz": (0.028_349_523_125, 0), "lb": (0.453_592_37, 0),
    "st": (6.350_293_18, 0), "m": (1, 0), "cm": (0.01, 0), "mm": (0.001, 0), "km": (1000, 0),
    "in": (0.0254, 0), "ft": (0.3048, 0), "yd": (0.9144, 0), "mi": (1609.344, 0),
    "L": (1, 0), "mL": (0.001, 0), "dL": (0.1, 0), "cL": (0.01, 0),
    "fl_oz_us": (0.029_573_529_562_5, 0), "cup_us": (0.236_588_236_5, 0),
    "fl_oz_imp": (0.028_413_062_5, 0), "s": (1, 0), "ms": (0.001, 0), "min": (60, 0),
    "hr": (3600, 0), "d": (86400, 0), "J": (1, 0), "kJ": (1000, 0), "cal": (4.184, 0),
    "kcal": (4184, 0), "Cal": (4184, 0), "degC": (1, 273.15), "degF": (5.0 / 9, 459.67 * 5 / 9),
    "K": (1, 0), "Pa": (1, 0), "mmHg": (133.322_387_415, 0), "dBASPL": (1, 0), "IU": (1, 0),
    "W": (1, 0), "V": (1, 0), "Hz": (1, 0), "mcS": (1e-6, 0),
  ]

  /// Whether two are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  /// By the text.
  open override var hash: Int { unitString.hashValue }
  /// The text.
  open override var description: String { unitString }

  /// The product of two units.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor: factor * unit.factor)
  }
  /// The quotient of two units.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor: factor / unit.factor)
  }
  /// A power of the unit.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", factor: pow(factor, Double(power)))
  }
  /// One by the unit.
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", factor: 1 / factor) }

  /// The quotient of two units.
  public static func / (left: HKUnit, right: HKUnit) -> HKUnit { left.unitDivided(by: right) }
  /// The product of two units.
  public static func * (left: HKUnit, right: HKUnit) -> HKUnit { left.unitMultiplied(by: right) }

  /// A number of things.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// A share.
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Grams.
  open class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Grams of a size.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "g", 0.001) }
  /// Ounces.
  open class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Pounds.
  open class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Stones.
  open class func stone() -> HKUnit { HKUnit(from: "st") }
  /// Metres.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Metres of a size.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "m", 1) }
  /// Inches.
  open class func inch() -> HKUnit { HKUnit(from: "in") }
  /// Feet.
  open class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Yards.
  open class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// Miles.
  open class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Litres.
  open class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Litres of a size.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "L", 1) }
  /// Fluid ounces.
  open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Cups.
  open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// Seconds.
  open class func second() -> HKUnit { HKUnit(from: "s") }
  /// Seconds of a size.
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "s", 1) }
  /// Minutes.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Hours.
  open class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Days.
  open class func day() -> HKUnit { HKUnit(from: "d") }
  /// Joules.
  open class func joule() -> HKUnit { HKUnit(from: "J") }
  /// Joules of a size.
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "J", 1) }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Kilocalories.
  open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Calories.
  open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Degrees.
  open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Degrees.
  open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Kelvins.
  open class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// Pressure.
  open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Pressure.
  open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// Units of what is agreed.
  open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// Loudness.
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// Power.
  open class func watt() -> HKUnit { HKUnit(from: "W") }
  /// Frequency.
  open class func hertz() -> HKUnit { HKUnit(from: "Hz") }

  private convenience init(_ prefix: HKMetricPrefix, _ name: String, _ factor: Double) {
    self.init(prefix.symbol + name, factor: prefix.factor * factor)
  }
}

/// Sizes of units.
public enum HKMetricPrefix: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1000
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    case .femto: 1e-15
    }
  }

  var symbol: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    case .femto: "f"
    }
  }
}
