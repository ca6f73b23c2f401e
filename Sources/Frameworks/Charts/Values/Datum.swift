import Foundation

/// A value with what it is called, as a mark carries it.
struct Datum: Hashable, Sendable {
  /// What the value is of.
  var label: String
  /// The value, or where its range begins.
  var value: DataValue
  /// Where its range ends; nil for a single value.
  var upper: DataValue?
  /// The part of the calendar that a moment stands for.
  var unit: Calendar.Component?

  /// The middle of the value on a line of numbers; nil for a name.
  var place: Double? {
    guard let start = value.place else { return nil }
    guard let end = upper?.place else { return start }
    return (start + end) / 2
  }

  /// How much of something the value is, such as the angle of a sector.
  var amount: Double {
    guard let start = value.place else { return 0 }
    return upper?.place.map { $0 - start } ?? start
  }
}
