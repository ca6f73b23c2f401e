import Foundation

/// From where to where marks go that are put on one another.
struct MarkStacks: Equatable {
  /// The ends by the places of the marks; nil for those that stand alone.
  private(set) var ends: [ClosedRange<Double>?]

  /// What is put on one another.
  private struct Place: Hashable {
    let kind: Mark.Kind
    let growsRight: Bool
    let cross: DataValue?
    let position: DataValue?
  }

  /// Puts marks on one another in the order in which they are listed; what is below zero goes down.
  init(_ marks: [Mark]) {
    ends = Array(repeating: nil, count: marks.count)
    guard marks.contains(where: \.isStacked) else { return }
    var heights: [Place: (up: Double, down: Double)] = [:]
    for (index, mark) in marks.enumerated() where mark.isStacked {
      guard let amount = mark.lengthDatum?.value.place, amount.isFinite else { continue }
      let place = Self.place(of: mark)
      var height = heights[place] ?? (0, 0)
      if amount >= 0 {
        ends[index] = height.up...height.up + amount
        height.up += amount
      } else {
        ends[index] = height.down + amount...height.down
        height.down += amount
      }
      heights[place] = height
    }
    for (index, mark) in marks.enumerated() {
      guard let own = ends[index], let height = heights[Self.place(of: mark)] else { continue }
      ends[index] = Self.adjusted(own, mark.stacking, total: height.up - height.down)
    }
  }

  private static func place(of mark: Mark) -> Place {
    Place(
      kind: mark.kind, growsRight: mark.growsRight, cross: mark.crossDatum?.value,
      position: mark.style.position?.by.value)
  }

  private static func adjusted(
    _ ends: ClosedRange<Double>, _ method: MarkStackingMethod, total: Double
  ) -> ClosedRange<Double> {
    guard total > 0 else { return ends }
    switch method {
    case .normalized: return ends.lowerBound / total...ends.upperBound / total
    case .center: return ends.lowerBound - total / 2...ends.upperBound - total / 2
    default: return ends
    }
  }
}
