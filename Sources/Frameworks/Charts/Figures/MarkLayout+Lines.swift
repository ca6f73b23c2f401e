import Foundation
import SimulatedUI

extension MarkLayout {
  /// The marks of a kind by the line that they are part of, in the order of the lines.
  private func series(of kind: Mark.Kind) -> [[Int]] {
    var places: [[DataValue]: Int] = [:]
    var result: [[Int]] = []
    for (index, mark) in model.marks.enumerated() where mark.kind == kind {
      let key = mark.seriesKey
      if let place = places[key] {
        result[place].append(index)
      } else {
        places[key] = result.count
        result.append([index])
      }
    }
    return result
  }

  /// Adds lines.
  mutating func addLines() {
    for series in series(of: .line) {
      var points: [CGPoint] = []
      for index in series {
        guard let point = point(of: model.marks[index]) else { continue }
        figure.frames[index] = CGRect(origin: point, size: .zero)
        points.append(point)
      }
      let mark = model.marks[series[0]]
      let method = mark.style.interpolation ?? .linear
      add(method.path(through: points), mark, stroke: model.stroke(of: mark, width: 2))
    }
  }

  /// Adds areas.
  mutating func addAreas() {
    for series in series(of: .area) {
      var upper: [CGPoint] = []
      var lower: [CGPoint] = []
      for index in series {
        guard let (top, bottom) = areaEnds(of: index) else { continue }
        figure.frames[index] = CGRect(origin: top, size: .zero)
        upper.append(top)
        lower.append(bottom)
      }
      let mark = model.marks[series[0]]
      let method = mark.style.interpolation ?? .linear
      var path = method.path(through: upper)
      method.continue(&path, through: lower.reversed())
      path.closeSubpath()
      add(path, mark)
    }
  }

  private func areaEnds(of index: Int) -> (CGPoint, CGPoint)? {
    let mark = model.marks[index]
    guard let datum = mark.crossDatum, let along = lengthEnds(of: index) else { return nil }
    let offset = mark.style.offset
    if mark.growsRight {
      guard let y = y(datum) else { return nil }
      return (
        CGPoint(x: along.upperBound + offset.xEnd, y: y + offset.yStart),
        CGPoint(x: along.lowerBound + offset.xStart, y: y + offset.yStart)
      )
    }
    guard let x = x(datum) else { return nil }
    return (
      CGPoint(x: x + offset.xStart, y: along.lowerBound + offset.yStart),
      CGPoint(x: x + offset.xStart, y: along.upperBound + offset.yEnd)
    )
  }

  /// Where a point is.
  func point(of mark: Mark) -> CGPoint? {
    guard let x = ends(mark.x, isX: true), let y = ends(mark.y, isX: false) else { return nil }
    return CGPoint(
      x: (x.lowerBound + x.upperBound) / 2 + mark.style.offset.xStart + sideways(mark, isX: true),
      y: (y.lowerBound + y.upperBound) / 2 + mark.style.offset.yStart)
  }

  /// How far a point stands from the middle that shares its place with others.
  private func sideways(_ mark: Mark, isX: Bool) -> CGFloat {
    guard let position = mark.style.position, position.axis != .vertical,
      let place = model.positions.firstIndex(of: position.by.value)
    else { return 0 }
    let room = room(for: mark.x.single, growsRight: false)
    let span = position.span.points(of: room, automatic: room * 0.8)
    return -span / 2 + (CGFloat(place) + 0.5) * span / CGFloat(model.positions.count)
  }

  /// Adds a rule.
  mutating func addRule(_ index: Int) {
    let mark = model.marks[index]
    guard let x = ends(mark.x, isX: true), let y = ends(mark.y, isX: false) else { return }
    let rect = moved(
      CGRect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound), mark)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    add(path, mark, stroke: model.stroke(of: mark, width: 1))
    figure.frames[index] = rect
  }

  /// Adds a point, alone or on a line.
  mutating func addPoint(_ index: Int) {
    let mark = model.marks[index]
    guard mark.kind == .point || mark.kind == .line, let point = point(of: mark) else { return }
    let size = symbolSize(of: mark)
    let rect = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
      height: size.height)
    if mark.kind == .point { figure.frames[index] = rect }
    guard mark.style.symbol.view == nil, let symbol = model.symbol(of: mark) else { return }
    add(
      symbol.path(in: rect), mark, stroke: symbol.isOutline ? StrokeStyle(lineWidth: 1.5) : nil)
  }

  private func symbolSize(of mark: Mark) -> CGSize {
    if let size = mark.style.symbol.size { return size }
    guard let datum = mark.style.symbol.sizeBy else { return CGSize(width: 8, height: 8) }
    let isMapped = model.settings.looks.sizes.mapping != nil
    guard let value = datum.value.place, !isMapped else {
      let side = (model.sizes[datum.value] ?? 64).squareRoot()
      return CGSize(width: side, height: side)
    }
    let places = model.marks.compactMap { $0.style.symbol.sizeBy?.value.place }
    let (low, high) = (min(0, places.min() ?? 0), places.max() ?? 1)
    let areas = model.settings.looks.symbolAreas ?? 16...400
    let part = high > low ? CGFloat((value - low) / (high - low)) : 1
    let area = areas.lowerBound + part * (areas.upperBound - areas.lowerBound)
    return CGSize(width: area.squareRoot(), height: area.squareRoot())
  }
}
