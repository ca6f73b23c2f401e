import Foundation
import SimulatedUI

/// The marks of a chart of some size.
struct MarkFigure {
  /// What is drawn, in front last.
  var shapes: [Figure.Shape] = []
  /// Where each mark is, in points of the plot area; nil for one that is nowhere.
  var frames: [CGRect?]
  /// How far in front each of the shapes is.
  var depths: [Double] = []
}

/// Works out where the marks of a chart are.
struct MarkLayout {
  /// The chart.
  let model: ChartModel
  /// The size of the plot area.
  let size: CGSize
  /// What has been found so far.
  var figure: MarkFigure
  /// The least distance between bars, by direction.
  private var gaps: [Bool: CGFloat] = [:]

  /// Looks at a chart in a size.
  init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    figure = MarkFigure(frames: Array(repeating: nil, count: model.marks.count))
  }

  /// The marks, in front last.
  mutating func layOut() -> MarkFigure {
    let marks = model.marks
    gaps = [true: gap(growsRight: true), false: gap(growsRight: false)]
    addAreas()
    for index in marks.indices {
      switch marks[index].kind {
      case .bar: addBar(index)
      case .rectangle: addRectangle(index)
      case .rule: addRule(index)
      case .point, .line, .area, .sector: break
      }
    }
    addLines()
    for index in marks.indices { addPoint(index) }
    addSectors()
    let order = figure.shapes.indices.sorted { left, right in
      (figure.depths[left], left) < (figure.depths[right], right)
    }
    figure.shapes = order.map { figure.shapes[$0] }
    return figure
  }

  /// Adds what is drawn of a mark.
  mutating func add(_ path: Path, _ mark: Mark, stroke: StrokeStyle? = nil, opacity: Double = 1) {
    figure.shapes.append(
      Figure.Shape(
        path: path, style: model.color(of: mark), opacity: mark.style.opacity * opacity,
        stroke: stroke))
    figure.depths.append(mark.style.zIndex)
  }
}

// MARK: - Places

extension MarkLayout {
  /// Where a number is from left to right.
  func xPlace(_ place: Double) -> CGFloat? { model.x?.position(of: place, length: size.width) }

  /// Where a number is from top to bottom.
  func yPlace(_ place: Double) -> CGFloat? {
    model.y?.position(of: place, length: size.height).map { size.height - $0 }
  }

  /// Where a value is from left to right, in the middle of its range.
  func x(_ datum: Datum) -> CGFloat? {
    if datum.upper != nil, let place = datum.place { return xPlace(place) }
    return model.x?.position(of: datum.value, length: size.width)
  }

  /// Where a value is from top to bottom, in the middle of its range.
  func y(_ datum: Datum) -> CGFloat? {
    if datum.upper != nil, let place = datum.place { return yPlace(place) }
    // Names are listed from the top; numbers rise from the bottom.
    let position = model.y?.position(of: datum.value, length: size.height)
    if case .category = datum.value { return position }
    return position.map { size.height - $0 }
  }

  /// Where the ends of an extent are, from the smaller to the larger.
  func ends(_ extent: Mark.Extent, isX: Bool) -> ClosedRange<CGFloat>? {
    let length = isX ? size.width : size.height
    switch extent {
    case .none: return 0...length
    case .fixed(let start, let end):
      let (start, end) = (start ?? 0, end ?? length)
      return min(start, end)...max(start, end)
    case .at(let datum):
      guard let place = isX ? x(datum) : y(datum) else { return nil }
      return place...place
    case .span(let start, let end):
      guard let one = isX ? x(start) : y(start), let other = isX ? x(end) : y(end) else {
        return nil
      }
      return min(one, other)...max(one, other)
    }
  }

  /// How much room a value has across bars that grow in a direction.
  func room(for datum: Datum?, growsRight: Bool) -> CGFloat {
    let scale = growsRight ? model.y : model.x
    let length = growsRight ? size.height : size.width
    guard let datum, let scale else { return length }
    if let band = scale.bandWidth(length: length) { return band }
    if let low = datum.value.place, let high = datum.upper?.place,
      let one = scale.position(of: low, length: length),
      let other = scale.position(of: high, length: length)
    {
      return abs(other - one)
    }
    return gaps[growsRight] ?? 20
  }

  /// The least distance between the values at which bars stand.
  private func gap(growsRight: Bool) -> CGFloat {
    let length = growsRight ? size.height : size.width
    guard let scale = growsRight ? model.y : model.x, scale.range != nil else { return 20 }
    let places = Set(
      model.marks.compactMap { mark -> Double? in
        guard mark.kind == .bar || mark.kind == .rectangle, mark.growsRight == growsRight else {
          return nil
        }
        return mark.crossDatum?.place
      }
    ).sorted().compactMap { scale.position(of: $0, length: length) }
    let gaps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    return min(gaps.min() ?? 20, length)
  }

  /// A rectangle of a mark with its edges moved as its style says.
  func moved(_ rect: CGRect, _ mark: Mark) -> CGRect {
    let offset = mark.style.offset
    return CGRect(
      x: rect.minX + offset.xStart, y: rect.minY + offset.yStart,
      width: max(0, rect.width + offset.xEnd - offset.xStart),
      height: max(0, rect.height + offset.yEnd - offset.yStart))
  }
}
