import Foundation
import SimulatedUI

extension View {
  /// Lets a finger select the values of a plot area.
  @ViewBuilder func selectable(_ proxy: ChartProxy) -> some View {
    let settings = proxy.model.settings
    if let gesture = settings.gesture {
      contentShape(Rectangle()).gesture(gesture(proxy))
    } else if settings.selects, settings.scrollableAxes.isEmpty {
      contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { proxy.select(at: $0.location) }
          .onEnded { _ in proxy.deselect() })
    } else if settings.selects {
      contentShape(Rectangle()).simultaneousGesture(
        SpatialTapGesture().onEnded { proxy.select(at: $0.location) })
    } else {
      self
    }
  }
}

extension ChartSettings {
  /// Whether somebody wants to know what is touched.
  fileprivate var selects: Bool {
    x.selection != nil || y.selection != nil || angleSelection != nil || x.rangeSelection != nil
      || y.rangeSelection != nil
  }
}

extension ChartProxy {
  /// Selects what is at a place of the plot area.
  fileprivate func select(at point: CGPoint) {
    let size = plotSize
    let inside = CGPoint(
      x: min(max(point.x, 0), size.width - 0.01), y: min(max(point.y, 0), size.height - 0.01))
    if model.settings.x.selection != nil { selectXValue(at: inside.x) }
    if model.settings.y.selection != nil { selectYValue(at: inside.y) }
    if model.settings.angleSelection != nil { selectAngleValue(at: angle(at: point)) }
  }

  /// Selects nothing.
  fileprivate func deselect() {
    model.settings.x.selection?(nil)
    model.settings.y.selection?(nil)
    model.settings.angleSelection?(nil)
    model.settings.x.rangeSelection?(nil)
    model.settings.y.rangeSelection?(nil)
  }
}
