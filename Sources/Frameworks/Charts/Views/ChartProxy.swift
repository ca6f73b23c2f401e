public import Foundation
public import SimulatedUI

/// Knows where the values of a chart are, for views over it and for gestures.
public struct ChartProxy {
  let model: ChartModel
  let place: PlotPlace

  /// The size of the plot area.
  public var plotSize: CGSize { place.size }

  /// The size of the plot area, in the older form.
  public var plotAreaSize: CGSize { place.size }

  /// The rectangle of the plot area.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The rectangle of the plot area, in the older form.
  public var plotAreaFrame: Anchor<CGRect> { place.plot.anchor }

  /// The rectangle that the plot area is seen in; another one where it scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { place.container.anchor }

  /// Where a value is from left to right; nil where it is nowhere.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x?.position(of: DataValue(of: value), length: place.size.width)
  }

  /// Where a value is from top to bottom; nil where it is nowhere.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    MarkLayout(model, size: place.size).y(Datum(label: "", value: DataValue(of: value)))
  }

  /// Where two values are; nil where they are nowhere.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room that a value has from left to right; nil where it is nowhere.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { around($0, model.x?.bandWidth(length: place.size.width)) }
  }

  /// The room that a value has from top to bottom; nil where it is nowhere.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { around($0, model.y?.bandWidth(length: place.size.height)) }
  }

  /// The room that two values have; nil where they are nowhere.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func around(_ middle: CGFloat, _ width: CGFloat?) -> ClosedRange<CGFloat> {
    let half = (width ?? 0) / 2
    return middle - half...middle + half
  }
}

// MARK: - Values

extension ChartProxy {
  /// The value at a place from left to right; nil where there is none.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    xValue(at: position)?.value(as: P.self)
  }

  /// The value at a place from top to bottom; nil where there is none.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    yValue(at: position)?.value(as: P.self)
  }

  /// The values at a place; nil where there are none.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The value at an angle, which counts from the top, clockwise; nil where there is none.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    angleValue(at: angle)?.value(as: P.self)
  }

  /// The angle of a place around the middle of the plot area, from the top, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - place.size.width / 2, place.size.height / 2 - position.y)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// The values of the horizontal axis: all names, or the ends.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.x) }

  /// The values of the vertical axis: all names, or the ends.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.y) }

  private func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
    let values: [DataValue] =
      switch scale?.domain {
      case .categories(let names): names.map { .category($0) }
      case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
      case .dates(let range):
        [range.lowerBound, range.upperBound]
          .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case nil: []
      }
    return values.compactMap { $0.value(as: P.self) }
  }

  func xValue(at position: CGFloat) -> DataValue? {
    model.x?.value(at: position, length: place.size.width)
  }

  func yValue(at position: CGFloat) -> DataValue? {
    guard let scale = model.y else { return nil }
    let isListed = !scale.categories.isEmpty
    return scale.value(
      at: isListed ? position : place.size.height - position, length: place.size.height)
  }

  func angleValue(at angle: Angle) -> DataValue? {
    let total = model.marks.reduce(0) { $0 + max(0, $1.sector?.angle.amount ?? 0) }
    guard total > 0 else { return nil }
    let turn = angle.radians.truncatingRemainder(dividingBy: 2 * .pi) / (2 * .pi)
    return .number((turn < 0 ? turn + 1 : turn) * total)
  }
}

// MARK: - Selecting

extension ChartProxy {
  /// Selects the value at a place from left to right.
  public func selectXValue(at position: CGFloat) {
    model.settings.x.selection?(xValue(at: position))
  }

  /// Selects the value at a place from top to bottom.
  public func selectYValue(at position: CGFloat) {
    model.settings.y.selection?(yValue(at: position))
  }

  /// Selects the values between two places from left to right.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let one = xValue(at: start), let other = xValue(at: end) else { return }
    model.settings.x.rangeSelection?((one, other))
  }

  /// Selects the values between two places from top to bottom.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let one = yValue(at: start), let other = yValue(at: end) else { return }
    model.settings.y.rangeSelection?((one, other))
  }

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) {
    model.settings.angleSelection?(angleValue(at: angle))
  }
}

// MARK: - Looks

extension ChartProxy {
  /// The colour that stands for a value; nil where none does.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.colors[DataValue(of: value)]
  }

  /// The values that colours stand for.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.colors.values.compactMap { $0.value(as: P.self) }
  }

  /// The shape that stands for a value; nil where none does.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.symbols[DataValue(of: value)]
  }

  /// The values that shapes stand for.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.symbols.values.compactMap { $0.value(as: P.self) }
  }

  /// The kind of line that stands for a value; nil where none does.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.lines[DataValue(of: value)]
  }

  /// The values that kinds of lines stand for.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.lines.values.compactMap { $0.value(as: P.self) }
  }
}

/// Where the plot area of a chart is; written by layouts and read by views, on one thread.
final class PlotPlace: @unchecked Sendable {
  /// How large it is; zero before the first layout.
  var size = CGSize.zero
  /// Where it is.
  let plot = PlacedFrame()
  /// Where it is seen.
  let container = PlacedFrame()
}
