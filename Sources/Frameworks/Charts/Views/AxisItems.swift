import Foundation
import SimulatedUI

/// What an axis shows, value by value, worked out for a scale.
struct AxisItems {
  /// A part at a value.
  struct Item {
    /// The value.
    let value: DataValue
    /// The middle between the value and the next, for parts that stand there.
    let middle: Double?
    /// On which side of the plot area it is.
    let edge: Edge
    /// What it is.
    let part: AxisPart
    /// What a label says that is no view.
    let text: String
  }

  /// All parts.
  private(set) var items: [Item] = []

  /// The parts of an axis of a chart.
  @MainActor init(
    _ settings: AxisSettings, _ scale: PositionScale?, _ marks: [Mark], isHorizontal: Bool
  ) {
    guard let scale, settings.visibility != .hidden else { return }
    let isBinned = marks.contains {
      ((isHorizontal ? $0.x : $0.y).single?.upper) != nil
    }
    for group in settings.groups ?? [.usual] {
      let values = AxisTicks.values(group.values, of: scale)
      let edge = group.position.edge(isHorizontal: isHorizontal)
      let spacing = Self.spacing(values)
      for (index, value) in values.enumerated() {
        let end = Self.next(after: index, in: values, of: scale)
        let middle = value.place.flatMap { start in end.map { (start + $0) / 2 } }
        let parts = group.parts(AxisValue(value: value, index: index, count: values.count))
        for part in parts {
          let isCentered = part.isCentered ?? (isBinned && part.kind.isLabel && value.isDate)
          items.append(
            Item(
              value: value, middle: isCentered ? middle : nil, edge: edge, part: part,
              text: part.text(of: value, spacing: spacing)))
        }
      }
    }
  }

  /// How far apart the values are, for moments.
  private static func spacing(_ values: [DataValue]) -> TimeInterval? {
    guard values.count > 1, let first = values[0].place, let second = values[1].place else {
      return nil
    }
    return second - first
  }

  /// Where the next value of an axis is, or its end.
  private static func next(
    after index: Int, in values: [DataValue], of scale: PositionScale
  ) -> Double? {
    index + 1 < values.count ? values[index + 1].place : scale.range?.upperBound
  }
}

extension DataValue {
  /// Whether it is a moment.
  fileprivate var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

extension AxisPart.Kind {
  /// Whether it is a label.
  fileprivate var isLabel: Bool {
    if case .label = self { true } else { false }
  }
}

extension AxisPart {
  /// What a label says that is no view.
  fileprivate func text(of value: DataValue, spacing: TimeInterval?) -> String {
    guard case .label(let content) = kind else { return "" }
    switch content {
    case .value: return ValueWords.axis(value, spacing: spacing)
    case .format(let write): return write(value) ?? ""
    case .text(let text): return text
    case .view: return ""
    }
  }
}

extension AxisMarkPosition {
  /// The side of the plot area.
  fileprivate func edge(isHorizontal: Bool) -> Edge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: isHorizontal ? .bottom : .trailing
    }
  }
}
