import Foundation
import Testing

@testable import StoreKit

struct StoreTimeRateTests {
  private let start = SampleStore.start

  @Test(arguments: [
    (StoreTimeRate.monthlyEveryHour, 900.0, 3600.0, 43_200.0),
    (.monthlyEveryThirtyMinutes, 600, 1800, 21_600),
    (.monthlyEveryFiveMinutes, 180, 300, 3600),
    (.monthlyEveryThirtySeconds, 10, 30, 360),
    (.everyTwoSeconds, 2, 2, 2),
    (.secondIsDay, 7, 30, 365),
  ])
  func periodsPassAsXcodeHasThem(
    rate: StoreTimeRate, week: Double, month: Double, year: Double
  ) {
    #expect(rate.end(of: .weekly, from: start) == start + week)
    #expect(rate.end(of: .monthly, from: start) == start + month)
    #expect(rate.end(of: .yearly, from: start) == start + year)
  }

  @Test func realTimeFollowsTheCalendar() {
    let january = Date(timeIntervalSince1970: 1_706_659_200)

    let end = StoreTimeRate.realTime.end(of: .monthly, from: january)

    #expect(end == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(
      StoreTimeRate.realTime.graceEnd(of: .weekly, from: january) == january + 6 * 86_400)
    #expect(StoreTimeRate.realTime.retryEnd(from: january) == january + 60 * 86_400)
  }

  @Test func timeToPayFollowsTheRate() {
    let rate = StoreTimeRate.monthlyEveryThirtySeconds

    #expect(rate.graceEnd(of: .monthly, from: start) == start + 15)
    #expect(rate.retryEnd(from: start) == start + 60)
    #expect(StoreTimeRate.everyMinute.graceEnd(of: .yearly, from: start) == start + 60)
    #expect(StoreTimeRate.everyMinute.retryEnd(from: start) == start + 120)
  }
}
