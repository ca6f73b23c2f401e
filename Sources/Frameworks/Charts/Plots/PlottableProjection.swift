public import Foundation
public import SimulatedUI

/// A value of each element of a collection, with what it is called.
public struct PlottableProjection<DataElement, Value: Plottable> {
  /// The value of an element.
  let datum: (DataElement) -> Datum

  private init(datum: @escaping (DataElement) -> Datum) { self.datum = datum }

  private init(_ label: String, _ value: @escaping (DataElement) -> Value) {
    datum = { Datum(label: label, value: DataValue(of: value($0))) }
  }

  /// A property.
  public static func value(_ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Value>)
    -> Self
  {
    Self(Text(labelKey).plainText) { $0[keyPath: path] }
  }

  /// A property.
  public static func value(_ label: Text, _ path: KeyPath<DataElement, Value>) -> Self {
    Self(label.plainText) { $0[keyPath: path] }
  }

  /// A property.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<DataElement, Value>
  ) -> Self {
    Self(String(label)) { $0[keyPath: path] }
  }
}

extension PlottableProjection where Value == Date {
  /// The day, month or other part of the calendar that a property lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(datum: {
      PlottableValue.value(labelKey, $0[keyPath: path], unit: unit, calendar: calendar).datum
    })
  }
}
