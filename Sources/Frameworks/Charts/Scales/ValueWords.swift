import Foundation

/// How values are written at axes and read out.
enum ValueWords {
  /// Numbers that have been written before: a chart writes the same ones again and again.
  ///
  /// It is used on the one thread of the host.
  private final class Memory: @unchecked Sendable {
    var numbers: [Double: String] = [:]
  }

  private static let memory = Memory()

  /// A number as an axis writes it: "15,000", "0.25".
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    if let known = memory.numbers[number] { return known }
    let text = number.formatted(.number.precision(.fractionLength(0...6)))
    if memory.numbers.count > 10_000 { memory.numbers = [:] }
    memory.numbers[number] = text
    return text
  }

  /// A value at an axis whose values are some seconds apart.
  static func axis(_ value: DataValue, spacing: TimeInterval?) -> String {
    switch value {
    case .category(let name): name
    case .number(let value): number(value)
    case .date(let date): axis(date, spacing: spacing ?? 86400)
    }
  }

  private static func axis(_ date: Date, spacing: TimeInterval) -> String {
    switch spacing {
    case 25_920_000.0...: date.formatted(.dateTime.year())
    case 2_332_800.0...: date.formatted(.dateTime.month(.abbreviated))
    case 86_400.0...: date.formatted(.dateTime.month(.abbreviated).day())
    case 3_600.0...: date.formatted(.dateTime.hour())
    default: date.formatted(.dateTime.hour().minute())
    }
  }

  /// What VoiceOver reads of a value.
  static func spoken(_ datum: Datum) -> String {
    if case .date(let date) = datum.value, let unit = datum.unit { return spoken(date, unit) }
    let start = spoken(datum.value)
    return datum.upper.map { "\(start) to \(spoken($0))" } ?? start
  }

  /// What VoiceOver reads of a value.
  static func spoken(_ value: DataValue) -> String {
    switch value {
    case .category(let name): return name
    case .number(let value): return number(value)
    case .date(let date):
      let isDay = Calendar.current.startOfDay(for: date) == date
      return date.formatted(date: .abbreviated, time: isDay ? .omitted : .shortened)
    }
  }

  private static func spoken(_ date: Date, _ unit: Calendar.Component) -> String {
    switch unit {
    case .year: date.formatted(.dateTime.year())
    case .month, .quarter: date.formatted(.dateTime.month(.wide).year())
    case .hour: date.formatted(.dateTime.month(.abbreviated).day().year().hour())
    case .minute, .second: date.formatted(date: .abbreviated, time: .shortened)
    default: date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}
