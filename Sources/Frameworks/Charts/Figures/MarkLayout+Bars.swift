import Foundation
import SimulatedUI

extension MarkLayout {
  /// How much of its room a bar takes by itself; measured in pictures of Apple's documentation.
  private static let usualPart: CGFloat = 0.65

  /// Adds a bar.
  mutating func addBar(_ index: Int) {
    let mark = model.marks[index]
    guard let along = lengthEnds(of: index), let across = crossEnds(of: mark) else { return }
    addBox(mark, index, mark.growsRight ? rect(along, across) : rect(across, along))
  }

  /// Adds a rectangle.
  mutating func addRectangle(_ index: Int) {
    let mark = model.marks[index]
    guard let x = boxEnds(mark, isX: true), let y = boxEnds(mark, isX: false) else { return }
    addBox(mark, index, rect(x, y))
  }

  private func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private mutating func addBox(_ mark: Mark, _ index: Int, _ rect: CGRect) {
    let rect = moved(rect, mark)
    let radius = min(mark.style.cornerRadius, rect.width / 2, rect.height / 2)
    add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), mark)
    figure.frames[index] = rect
  }

  /// From where to where a bar goes along its length.
  func lengthEnds(of index: Int) -> ClosedRange<CGFloat>? {
    let mark = model.marks[index]
    let isX = mark.growsRight
    let extent = isX ? mark.x : mark.y
    guard case .at(let datum) = extent else { return ends(extent, isX: isX) }
    let place = isX ? xPlace : yPlace
    if let stack = model.stacks.ends[index] {
      guard let one = place(baseline(stack.lowerBound, isX: isX)),
        let other = place(stack.upperBound)
      else { return nil }
      return min(one, other)...max(one, other)
    }
    if let low = datum.value.place, let high = datum.upper?.place {
      guard let one = place(low), let other = place(high) else { return nil }
      return min(one, other)...max(one, other)
    }
    guard datum.isAmount, let value = datum.value.place, let one = place(baseline(0, isX: isX)),
      let other = place(value)
    else { return ends(extent, isX: isX) }
    return min(one, other)...max(one, other)
  }

  /// Where a bar begins that would begin at a number: where the axis does, if that is later.
  func baseline(_ place: Double, isX: Bool) -> Double {
    guard let range = (isX ? model.x : model.y)?.range else { return place }
    return min(max(place, range.lowerBound), range.upperBound)
  }

  /// From where to where a bar goes across its length.
  private func crossEnds(of mark: Mark) -> ClosedRange<CGFloat>? {
    let isX = !mark.growsRight
    let extent = isX ? mark.x : mark.y
    guard case .at(let datum) = extent else { return ends(extent, isX: isX) }
    guard let middle = isX ? x(datum) : y(datum) else { return nil }
    let room = room(for: datum, growsRight: mark.growsRight)
    let dimension = isX ? mark.width : mark.height
    guard let position = mark.style.position,
      let place = model.positions.firstIndex(of: position.by.value)
    else {
      let width = dimension.points(of: room, automatic: max(1, room * Self.usualPart))
      return middle - width / 2...middle + width / 2
    }
    let count = CGFloat(model.positions.count)
    let span = position.span.points(of: room, automatic: room * 0.8)
    let part = span / count
    let width = dimension.points(of: part, automatic: part * 0.9)
    let center = middle - span / 2 + (CGFloat(place) + 0.5) * part
    return center - width / 2...center + width / 2
  }

  /// From where to where a rectangle goes along an axis.
  private func boxEnds(_ mark: Mark, isX: Bool) -> ClosedRange<CGFloat>? {
    let extent = isX ? mark.x : mark.y
    guard case .at(let datum) = extent else { return ends(extent, isX: isX) }
    guard let middle = isX ? x(datum) : y(datum) else { return nil }
    let room = room(for: datum, growsRight: !isX)
    let dimension = isX ? mark.width : mark.height
    let width = dimension.points(of: room, automatic: room)
    return middle - width / 2...middle + width / 2
  }
}
