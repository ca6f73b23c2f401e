public import SimulatedUI

extension View {
  /// Puts a view in front of charts that knows their values and places.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = LayerSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return chartSettings { $0.layers.overlays.append(layer) }
  }

  /// Puts a view behind charts that knows their values and places.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = LayerSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return chartSettings { $0.layers.backgrounds.append(layer) }
  }

  /// Changes the plot area of charts.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.layers.plotStyle = { AnyView(content($0)) } }
  }

  /// Sets the gesture that selects in charts.
  public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    chartSettings { settings in
      settings.gesture = { AnyGesture(gesture($0).map { _ in }) }
    }
  }
}
