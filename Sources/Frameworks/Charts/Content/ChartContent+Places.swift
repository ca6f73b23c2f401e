public import Foundation
public import SimulatedUI

extension ChartContent {
  /// Puts marks of one place side by side, in an order of values.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let position = MarkPosition(by: value.datum, axis: axis, span: span)
    return changing { $0.position = position }
  }

  /// Moves the marks.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
  }

  /// Moves the marks, and their ends apart.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    moved(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
  }

  /// Moves the marks, and their ends apart.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
  }

  /// Moves the edges of the marks.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }

  private func moved(_ offset: MarkOffset) -> some ChartContent {
    changing {
      $0.offset.xStart += offset.xStart
      $0.offset.xEnd += offset.xEnd
      $0.offset.yStart += offset.yStart
      $0.offset.yEnd += offset.yEnd
    }
  }
}
