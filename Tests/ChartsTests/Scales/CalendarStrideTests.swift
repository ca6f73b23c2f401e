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

  @Test(arguments: [
    (86400.0 * 7, Calendar.Component.day, 2), (86400 * 365, .month, 3), (86400, .hour, 6),
    (3600, .minute, 15), (86400 * 365 * 30, .year, 10),
  ])
  func stridesSuitTheLength(seconds: Double, unit: Calendar.Component, count: Int) {
    let stride = CalendarStride.nice(over: seconds, count: 5, calendar: Self.calendar)
    #expect(stride.unit == unit)
    #expect(stride.count == count)
  }

  @Test func anEndlessLengthEnds() {
    let stride = CalendarStride(unit: .second, count: 1, calendar: Self.calendar)
    #expect(stride.dates(around: .distantPast, .distantFuture).count == 1000)
  }
}
