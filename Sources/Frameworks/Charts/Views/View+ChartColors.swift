public import SimulatedUI

extension View {
  /// Sets the colours that stand for values, one by one.
  public func chartForegroundStyleScale<DataValue: Plottable, Look: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, Look>
  ) -> some View {
    let values = mapping.map { Charts.DataValue(of: $0.key) }
    let looks = mapping.map { AnyShapeStyle($0.value) }
    return chartSettings {
      $0.looks.colors.domain = { _ in DomainWish(values: values) }
      $0.looks.colors.looks = looks
    }
  }

  /// Sets the values that colours stand for.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.looks.colors.domain = { domain.read(for: $0) } }
  }

  /// Sets the colours that stand for values.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let looks = range.looks.map { AnyShapeStyle($0) }
    return chartSettings { $0.looks.colors.looks = looks }
  }

  /// Sets values, and the colours that stand for them.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let looks = range.looks.map { AnyShapeStyle($0) }
    return chartSettings {
      $0.looks.colors.domain = { domain.read(for: $0) }
      $0.looks.colors.looks = looks
    }
  }

  /// Sets values, and a function that says which colour stands for each.
  public func chartForegroundStyleScale<Domain: Collection, Look: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map { DataValue(of: $0) }
    return chartSettings {
      $0.looks.colors.domain = { _ in DomainWish(values: values) }
      $0.looks.colors.mapping = {
        $0.value(as: Domain.Element.self).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Sets a function that says which colour stands for each value.
  public func chartForegroundStyleScale<DataValue: Plottable, Look: ShapeStyle>(
    mapping: @escaping (DataValue) -> Look
  ) -> some View {
    chartSettings {
      $0.looks.colors.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets how values become colours.
  ///
  /// No visible effect.
  public func chartForegroundStyleScale(type: ScaleType) -> some View { self }
}

extension ScaleRange {
  /// What values are turned into, one by one.
  var looks: [VisualValue] {
    if let all = self as? [VisualValue] { return all }
    if let gradient = self as? Gradient {
      return gradient.stops.compactMap { $0.color as? VisualValue }
    }
    return []
  }
}
