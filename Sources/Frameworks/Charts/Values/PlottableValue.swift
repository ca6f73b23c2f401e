public import Foundation
public import SimulatedUI

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  let datum: Datum

  init(_ label: String, _ value: Value) {
    datum = Datum(label: label, value: DataValue(of: value))
  }

  init(_ label: String, from start: Value, to end: Value) {
    datum = Datum(label: label, value: DataValue(of: start), upper: DataValue(of: end))
  }

  fileprivate init(
    _ label: String, _ date: Date, unit: Calendar.Component, calendar: Calendar?
  ) {
    let calendar = calendar ?? .current
    let interval = calendar.dateInterval(of: unit, for: date)
    datum = Datum(
      label: label, value: .date(interval?.start ?? date), upper: interval.map { .date($0.end) },
      unit: unit)
  }
}

extension PlottableValue {
  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey).plainText, value)
  }

  /// A value.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(label).plainText, value)
  }

  /// A value.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label.plainText, value)
  }

  /// A value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(String(label), value)
  }

  /// A range of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(Text(labelKey).plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(Text(label).plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(label.plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(String(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> Self {
    Self(Text(labelKey).plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> Self {
    Self(Text(label).plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label.plainText, from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> Self {
    Self(String(label), from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other part of the calendar that a moment lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey).plainText, value, unit: unit, calendar: calendar)
  }

  /// The day, month or other part of the calendar that a moment lies in.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label).plainText, value, unit: unit, calendar: calendar)
  }

  /// The day, month or other part of the calendar that a moment lies in.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label.plainText, value, unit: unit, calendar: calendar)
  }

  /// The day, month or other part of the calendar that a moment lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(String(label), value, unit: unit, calendar: calendar)
  }
}
