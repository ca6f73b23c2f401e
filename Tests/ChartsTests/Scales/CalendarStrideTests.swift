import Foundation
import Testing

@testable import Charts

struct CalendarStrideTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? calendar.timeZone
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
    try #require(
      Self.calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour)))
  }

  @Test func monthsBeginOnTheFirst() throws {
    let stride = CalendarStride(unit: .month, count: 1, calendar: Self.calendar)
    let dates = stride.dates(from: try date(2024, 1, 15), to: try date(2024, 4, 2))
    #expect(dates == [try date(2024, 2, 1), try date(2024, 3, 1), try date(2024, 4, 1)])
  }

  @Test func quartersBeginInJanuary() throws {
    let stride = CalendarStride(unit: .month, count: 3, calendar: Self.calendar)
    let dates = stride.dates(from: try date(2024, 2, 1), to: try date(2024, 12, 31))
    #expect(dates == [try date(2024, 4, 1), try date(2024, 7, 1), try date(2024, 10, 1)])
  }

  @Test func daysFollowEachOtherWhereClocksAreChanged() throws {
    let stride = CalendarStride(unit: .day, count: 1, calendar: Self.calendar)
    let dates = stride.dates(from: try date(2024, 3, 30), to: try date(2024, 4, 1))
    #expect(dates == [try date(2024, 3, 30), try date(2024, 3, 31), try date(2024, 4, 1)])
  }

  /// A length in days, and the stride that suits it.
  struct Suitable: Sendable {
    var days: Double
    var unit: Calendar.Component
    var count: Int
  }

  private static let suitable: [Suitable] = [
    Suitable(days: 7, unit: .day, count: 2), Suitable(days: 365, unit: .month, count: 3),
    Suitable(days: 1, unit: .hour, count: 6), Suitable(days: 1.0 / 24, unit: .minute, count: 15),
    Suitable(days: 10_950, unit: .year, count: 10),
  ]

  @Test(arguments: suitable)
  func stridesSuitTheLength(_ suitable: Suitable) {
    let stride = CalendarStride.nice(
      over: suitable.days * 86400, count: 5, calendar: Self.calendar)
    #expect(stride.unit == suitable.unit)
    #expect(stride.count == suitable.count)
  }

  @Test func anEndlessLengthEnds() {
    let stride = CalendarStride(unit: .second, count: 1, calendar: Self.calendar)
    #expect(stride.dates(around: .distantPast, .distantFuture).count == 1000)
  }
}
