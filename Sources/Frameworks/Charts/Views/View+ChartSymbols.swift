public import SimulatedUI

extension View {
  /// Sets the shapes that stand for values, one by one.
  public func chartSymbolScale<DataValue: Plottable, Look: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, Look>
  ) -> some View {
    let values = mapping.map { Charts.DataValue(of: $0.key) }
    let looks = mapping.map { AnyChartSymbolShape($0.value) }
    return chartSettings {
      $0.looks.symbols.domain = { _ in DomainWish(values: values) }
      $0.looks.symbols.looks = looks
    }
  }

  /// Sets the values that shapes stand for.
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.looks.symbols.domain = { domain.read(for: $0) } }
  }

  /// Sets the shapes that stand for values.
  public func chartSymbolScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let looks = range.looks.map { AnyChartSymbolShape($0) }
    return chartSettings { $0.looks.symbols.looks = looks }
  }

  /// Sets values, and the shapes that stand for them.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let looks = range.looks.map { AnyChartSymbolShape($0) }
    return chartSettings {
      $0.looks.symbols.domain = { domain.read(for: $0) }
      $0.looks.symbols.looks = looks
    }
  }

  /// Sets values, and a function that says which shape stands for each.
  public func chartSymbolScale<Domain: Collection, Look: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map { DataValue(of: $0) }
    return chartSettings {
      $0.looks.symbols.domain = { _ in DomainWish(values: values) }
      $0.looks.symbols.mapping = {
        $0.value(as: Domain.Element.self).map { AnyChartSymbolShape(mapping($0)) }
      }
    }
  }

  /// Sets a function that says which shape stands for each value.
  public func chartSymbolScale<DataValue: Plottable, Look: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> Look
  ) -> some View {
    chartSettings {
      $0.looks.symbols.mapping = {
        $0.value(as: DataValue.self).map { AnyChartSymbolShape(mapping($0)) }
      }
    }
  }

  /// Sets the shapes that stand for values, of any types, one by one.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let values = mapping.map { Charts.DataValue(of: $0.key) }
    let looks = mapping.map { AnyChartSymbolShape(opening: $0.value) }
    return chartSettings {
      $0.looks.symbols.domain = { _ in DomainWish(values: values) }
      $0.looks.symbols.looks = looks
    }
  }

  /// Sets the shapes that stand for values, of any types.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let looks = range.map { AnyChartSymbolShape(opening: $0) }
    return chartSettings { $0.looks.symbols.looks = looks }
  }

  /// Sets values, and the shapes that stand for them, of any types.
  @_disfavoredOverload
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    let looks = range.map { AnyChartSymbolShape(opening: $0) }
    return chartSettings {
      $0.looks.symbols.domain = { domain.read(for: $0) }
      $0.looks.symbols.looks = looks
    }
  }
}
