public import SimulatedUI

extension View {
  /// Tells the value of the horizontal axis that is touched; nil when the finger is lifted.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.x.selection = { value.take($0) } }
  }

  /// Tells the values of the horizontal axis that two fingers touch; nil when they are lifted.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings { $0.x.rangeSelection = { range.takeRange($0) } }
  }

  /// Tells the value of the vertical axis that is touched; nil when the finger is lifted.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.y.selection = { value.take($0) } }
  }

  /// Tells the values of the vertical axis that two fingers touch; nil when they are lifted.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings { $0.y.rangeSelection = { range.takeRange($0) } }
  }

  /// Tells the value at the angle that is touched; nil when the finger is lifted.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.angleSelection = { value.take($0) } }
  }
}

extension Binding {
  /// Takes a selected value; one of another type than the app's is none.
  fileprivate func take<P: Plottable>(_ value: DataValue?) where Value == P? {
    wrappedValue = value?.value(as: P.self)
  }

  /// Takes a selected range.
  fileprivate func takeRange<P: Plottable & Comparable>(
    _ ends: (DataValue, DataValue)?
  ) where Value == ClosedRange<P>? {
    guard let ends, let one = ends.0.value(as: P.self), let other = ends.1.value(as: P.self)
    else {
      wrappedValue = nil
      return
    }
    wrappedValue = Swift.min(one, other)...Swift.max(one, other)
  }
}
