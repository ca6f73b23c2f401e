import Foundation

/// Every so many days, months or other parts of the calendar.
struct CalendarStride {
  /// The part.
  var unit: Calendar.Component
  /// How many of them.
  var count: Int
  /// The calendar.
  var calendar = Calendar.current

  /// The strides that axes have by themselves, shortest first, with about how many seconds they take.
  private static let nice: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, 86400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000),
    (.year, 100, 3_155_760_000),
  ]

  /// The stride that divides a length into about as many parts as wanted, but not more.
  static func nice(
    over seconds: TimeInterval, count: Int, calendar: Calendar = .current
  ) -> CalendarStride {
    let rough = seconds / Double(max(1, count))
    let found = nice.first { $0.seconds >= rough * 0.9 } ?? nice[nice.count - 1]
    return CalendarStride(unit: found.unit, count: found.count, calendar: calendar)
  }

  /// The first beginning at or before a moment.
  func start(_ date: Date) -> Date {
    guard let unitStart = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard count > 1 else { return unitStart }
    let number: Int
    switch unit {
    case .year: number = calendar.component(.year, from: unitStart)
    case .month: number = calendar.component(.month, from: unitStart) - 1
    case .hour, .minute, .second: number = calendar.component(unit, from: unitStart)
    default:
      // Days and weeks are counted from the first that shows.
      return unitStart
    }
    return calendar.date(byAdding: unit, value: -(number % count), to: unitStart) ?? unitStart
  }

  /// The beginnings from the last before one moment to the first after another; no more than a
  /// thousand.
  func dates(around low: Date, _ high: Date) -> [Date] {
    let first = start(low)
    var result = [first]
    while let last = result.last, last <= high, result.count < 1000,
      let next = calendar.date(byAdding: unit, value: count * result.count, to: first), next > last
    {
      result.append(next)
    }
    return result
  }

  /// The beginnings within two moments.
  func dates(from low: Date, to high: Date) -> [Date] {
    dates(around: low, high).filter { $0 >= low && $0 <= high }
  }
}
