public import Foundation
public import SimulatedUI

extension View {
  /// Sets the areas of points that stand for values, one by one, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let values = mapping.map { Charts.DataValue(of: $0.key) }
    let areas = mapping.map(\.value)
    return chartSettings {
      $0.looks.sizes.domain = { _ in DomainWish(values: values) }
      $0.looks.sizes.looks = areas
    }
  }

  /// Sets the values that areas of points stand for.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.looks.sizes.domain = { domain.read(for: $0) } }
  }

  /// Sets the areas of points that stand for values, in square points.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSettings { $0.looks.takeSizes(range) }
  }

  /// Sets values, and the areas of points that stand for them, in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSettings {
      $0.looks.sizes.domain = { domain.read(for: $0) }
      $0.looks.takeSizes(range)
    }
  }

  /// Sets values, and a function that says which area stands for each.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map { DataValue(of: $0) }
    return chartSettings {
      $0.looks.sizes.domain = { _ in DomainWish(values: values) }
      $0.looks.sizes.mapping = { $0.value(as: Domain.Element.self).map { mapping($0) } }
    }
  }

  /// Sets a function that says which area stands for each value.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartSettings {
      $0.looks.sizes.mapping = { $0.value(as: DataValue.self).map { mapping($0) } }
    }
  }
}

extension LookSettings {
  /// Takes the areas of points: a list of them, or from one to another.
  fileprivate mutating func takeSizes<Range: ScaleRange>(
    _ range: Range
  ) where Range.VisualValue == CGFloat {
    if let ends = range as? ClosedRange<CGFloat> {
      symbolAreas = ends
    } else {
      sizes.looks = range.looks
    }
  }
}
