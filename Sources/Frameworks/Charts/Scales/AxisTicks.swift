import Foundation

/// The values that an axis shows.
enum AxisTicks {
  /// About how many values an axis shows by itself.
  static let usualCount = 5

  /// The values of a scale that an axis shows.
  static func values(_ wish: AxisMarkValues, of scale: PositionScale) -> [DataValue] {
    switch scale.domain {
    case .categories(let names): categories(wish, names)
    case .numbers(let range): numbers(wish, range, scale.type)
    case .dates(let range): dates(wish, range)
    }
  }

  private static func categories(_ wish: AxisMarkValues, _ names: [String]) -> [DataValue] {
    if case .listed(let values) = wish.source { return values }
    return names.map { .category($0) }
  }

  private static func numbers(
    _ wish: AxisMarkValues, _ range: ClosedRange<Double>, _ type: ScaleType
  ) -> [DataValue] {
    switch wish.source {
    case .listed(let values): return values
    case .stride(let step): return NiceSteps.multiples(of: step, in: range).map { .number($0) }
    case .calendar: return []
    case .automatic(let count, let minimum):
      if type == .log { return NiceSteps.powers(in: range).map { .number($0) } }
      let step = NiceSteps.step(
        over: range.upperBound - range.lowerBound, count: count ?? usualCount, minimum: minimum)
      return NiceSteps.multiples(of: step, in: range).map { .number($0) }
    }
  }

  private static func dates(_ wish: AxisMarkValues, _ range: ClosedRange<Double>) -> [DataValue] {
    let low = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    let high = Date(timeIntervalSinceReferenceDate: range.upperBound)
    switch wish.source {
    case .listed(let values): return values
    case .stride(let seconds):
      return NiceSteps.multiples(of: seconds, in: range)
        .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .calendar(let unit, let count, let calendar):
      return CalendarStride(unit: unit, count: count, calendar: calendar)
        .dates(from: low, to: high).map { .date($0) }
    case .automatic(let count, _):
      return CalendarStride.nice(over: high.timeIntervalSince(low), count: count ?? usualCount)
        .dates(from: low, to: high).map { .date($0) }
    }
  }
}
