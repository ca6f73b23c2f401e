public import Foundation

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  let unit: HKUnit
  let value: Double

  /// A number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    (self.unit, self.value) = (unit, value)
    super.init()
  }

  /// The number in another unit.
  open func doubleValue(for unit: HKUnit) -> Double {
    if unit == self.unit { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  /// Whether it can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }

  /// Which of two is more.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Whether two are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return compare(other) == .orderedSame
  }
  /// By the number.
  open override var hash: Int { value.hashValue }
  /// The number and the unit.
  open override var description: String { "\(value) \(unit)" }
}
