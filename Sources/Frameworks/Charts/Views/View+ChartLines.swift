public import SimulatedUI

extension View {
  /// Sets the kinds of lines that stand for values, one by one.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let values = mapping.map { Charts.DataValue(of: $0.key) }
    let looks = mapping.map { $0.value }
    return chartSettings {
      $0.looks.lines.domain = { _ in DomainWish(values: values) }
      $0.looks.lines.looks = looks
    }
  }

  /// Sets the values that kinds of lines stand for.
  public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.looks.lines.domain = { domain.read(for: $0) } }
  }

  /// Sets the kinds of lines that stand for values.
  public func chartLineStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == StrokeStyle {
    let looks = range.looks
    return chartSettings { $0.looks.lines.looks = looks }
  }

  /// Sets values, and the kinds of lines that stand for them.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == StrokeStyle {
    let looks = range.looks
    return chartSettings {
      $0.looks.lines.domain = { domain.read(for: $0) }
      $0.looks.lines.looks = looks
    }
  }

  /// Sets values, and a function that says which kind of line stands for each.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map { DataValue(of: $0) }
    return chartSettings {
      $0.looks.lines.domain = { _ in DomainWish(values: values) }
      $0.looks.lines.mapping = { $0.value(as: Domain.Element.self).map { mapping($0) } }
    }
  }

  /// Sets a function that says which kind of line stands for each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartSettings {
      $0.looks.lines.mapping = { $0.value(as: DataValue.self).map { mapping($0) } }
    }
  }
}
