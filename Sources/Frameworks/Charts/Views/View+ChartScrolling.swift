public import SimulatedUI

extension View {
  /// Lets charts scroll along some axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrollableAxes = axes }
  }

  /// Sets how much of the horizontal axes of charts shows at a time.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = DataValue(of: length).place
    return chartSettings { $0.x.scroll.visibleLength = length }
  }

  /// Sets how much of the vertical axes of charts shows at a time.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = DataValue(of: length).place
    return chartSettings { $0.y.scroll.visibleLength = length }
  }

  /// Connects a binding with the value that shows first on the horizontal axes of charts.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartSettings { $0.x.scroll.follow(x) }
  }

  /// Connects a binding with the value that shows first on the vertical axes of charts.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartSettings { $0.y.scroll.follow(y) }
  }

  /// Sets the value that shows first on the horizontal axes of charts to begin with.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = DataValue(of: initialX)
    return chartSettings { $0.x.scroll.position = value }
  }

  /// Sets the value that shows first on the vertical axes of charts to begin with.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = DataValue(of: initialY)
    return chartSettings { $0.y.scroll.position = value }
  }

  /// Sets where charts that scroll come to rest.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let aligned = behavior as? ValueAlignedChartScrollTargetBehavior
    return chartSettings {
      $0.x.scroll.behavior = aligned
      $0.y.scroll.behavior = aligned
    }
  }
}

extension AxisScrolling {
  /// Shows what a binding says, and tells it what shows.
  fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
    position = DataValue(of: binding.wrappedValue)
    tell = { value in
      guard let value = value.value(as: P.self) else { return }
      binding.wrappedValue = value
    }
  }
}
