import Foundation
import SimulatedUI

extension View {
  /// Lets fingers select the values of a plot area.
  @ViewBuilder func selectable(_ proxy: ChartProxy) -> some View {
    let settings = proxy.model.settings
    if let gesture = settings.gesture {
      contentShape(Rectangle()).gesture(gesture(proxy))
    } else if settings.selectsRanges {
      selectableByOne(proxy).simultaneousGesture(
        TwoFingerTouch()
          .onChanged { proxy.select(from: $0.first, to: $0.second) }
          .onEnded { _ in proxy.deselectRange() })
    } else {
      selectableByOne(proxy)
    }
  }

  /// Lets one finger select a value.
  @ViewBuilder private func selectableByOne(_ proxy: ChartProxy) -> some View {
    let settings = proxy.model.settings
    if settings.selects, settings.scrollableAxes.isEmpty {
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
  /// Whether somebody wants to know the value that is touched.
  fileprivate var selects: Bool {
    x.selection != nil || y.selection != nil || angleSelection != nil
  }

  /// Whether somebody wants to know the values between two fingers.
  fileprivate var selectsRanges: Bool { x.rangeSelection != nil || y.rangeSelection != nil }
}

extension ChartProxy {
  /// Selects what is at a place of the plot area.
  fileprivate func select(at point: CGPoint) {
    let inside = inside(point)
    if model.settings.x.selection != nil { selectXValue(at: inside.x) }
    if model.settings.y.selection != nil { selectYValue(at: inside.y) }
    if model.settings.angleSelection != nil { selectAngleValue(at: angle(at: point)) }
  }

  /// Selects what is between two places of the plot area.
  fileprivate func select(from start: CGPoint, to end: CGPoint) {
    let (start, end) = (inside(start), inside(end))
    selectXRange(from: start.x, to: end.x)
    selectYRange(from: start.y, to: end.y)
  }

  private func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, 0), plotSize.width - 0.01),
      y: min(max(point.y, 0), plotSize.height - 0.01))
  }

  /// Selects nothing.
  fileprivate func deselect() {
    model.settings.x.selection?(nil)
    model.settings.y.selection?(nil)
    model.settings.angleSelection?(nil)
  }

  /// Selects no range.
  fileprivate func deselectRange() {
    model.settings.x.rangeSelection?(nil)
    model.settings.y.rangeSelection?(nil)
  }
}
