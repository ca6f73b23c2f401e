public import SimulatedUI

extension View {
  /// Sets how values of the horizontal axes of charts become places.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.type = type }
  }

  /// Sets the values that the horizontal axes of charts have.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.domain = { domain.read(for: $0) }
      $0.x.type = type
    }
  }

  /// Sets the room that the values of the horizontal axes of charts have.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.padding = range as? PlotDimensionScaleRange
      $0.x.type = type
    }
  }

  /// Sets the values that the horizontal axes of charts have, and their room.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.domain = { domain.read(for: $0) }
      $0.x.padding = range as? PlotDimensionScaleRange
      $0.x.type = type
    }
  }

  /// Sets how values of the vertical axes of charts become places.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.type = type }
  }

  /// Sets the values that the vertical axes of charts have.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.domain = { domain.read(for: $0) }
      $0.y.type = type
    }
  }

  /// Sets the room that the values of the vertical axes of charts have.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.padding = range as? PlotDimensionScaleRange
      $0.y.type = type
    }
  }

  /// Sets the values that the vertical axes of charts have, and their room.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.domain = { domain.read(for: $0) }
      $0.y.padding = range as? PlotDimensionScaleRange
      $0.y.type = type
    }
  }
}
