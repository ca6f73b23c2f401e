import Foundation

/// How fast subscriptions renew, by the numbers that configuration files have.
package enum StoreTimeRate: Int, Hashable, Sendable {
  /// As for customers.
  case realTime = 0
  /// A day passes in some time.
  case hourIsDay, thirtyMinutesAreDay, fiveMinutesAreDay, minuteIsDay, thirtySecondsAreDay
  /// A day passes in a second.
  case secondIsDay
  /// A month passes in some time, and other periods accordingly.
  case monthlyEveryHour = 10
  /// Likewise.
  case monthlyEveryThirtyMinutes, monthlyEveryFifteenMinutes, monthlyEveryFiveMinutes
  /// Likewise.
  case monthlyEveryThirtySeconds = 15
  /// Every period passes in the same time.
  case everyFifteenMinutes = 1000
  /// Likewise.
  case everyFiveMinutes, everyMinute, everyThirtySeconds, everyTenSeconds, everyTwoSeconds

  /// How a month or a week passes: in real time, a day or a month in some seconds, or any period.
  private enum Pace {
    case real
    case day(Double)
    case month(Double, week: Double)
    case period(Double)
  }

  private var pace: Pace {
    switch self {
    case .realTime: .real
    case .hourIsDay: .day(3600)
    case .thirtyMinutesAreDay: .day(1800)
    case .fiveMinutesAreDay: .day(300)
    case .minuteIsDay: .day(60)
    case .thirtySecondsAreDay: .day(30)
    case .secondIsDay: .day(1)
    case .monthlyEveryHour: .month(3600, week: 900)
    case .monthlyEveryThirtyMinutes: .month(1800, week: 600)
    case .monthlyEveryFifteenMinutes: .month(900, week: 300)
    case .monthlyEveryFiveMinutes: .month(300, week: 180)
    case .monthlyEveryThirtySeconds: .month(30, week: 10)
    case .everyFifteenMinutes: .period(900)
    case .everyFiveMinutes: .period(300)
    case .everyMinute: .period(60)
    case .everyThirtySeconds: .period(30)
    case .everyTenSeconds: .period(10)
    case .everyTwoSeconds: .period(2)
    }
  }

  /// When one or several periods from a date have passed.
  package func end(of period: Product.SubscriptionPeriod, from start: Date, count: Int = 1) -> Date
  {
    let amount = Double(period.value * count)
    switch pace {
    case .real: return period.end(from: start, count: count)
    case .period(let seconds): return start + seconds * Double(count)
    case .day(let seconds):
      let days: Double =
        switch period.unit {
        case .day: 1
        case .week: 7
        case .month: 30
        case .year: 365
        }
      return start + seconds * days * amount
    case .month(let seconds, let week):
      let length: Double =
        switch period.unit {
        case .day: week / 7
        case .week: week
        case .month: seconds
        case .year: seconds * 12
        }
      return start + length * amount
    }
  }

  /// When the time ends in which a person who cannot pay keeps a subscription.
  package func graceEnd(of period: Product.SubscriptionPeriod, from start: Date) -> Date {
    let isWeekly = period == .weekly
    switch pace {
    case .real: return start + 86_400 * (isWeekly ? 6 : 16)
    case .day(let seconds): return start + seconds * (isWeekly ? 6 : 16)
    case .month(let seconds, let week): return start + (isWeekly ? week * 6 / 7 : seconds / 2)
    case .period(let seconds): return start + seconds
    }
  }

  /// When the store gives up to ask for the money.
  package func retryEnd(from start: Date) -> Date {
    switch pace {
    case .real: start + 86_400 * 60
    case .day(let seconds): start + seconds * 60
    case .month(let seconds, _): start + seconds * 2
    case .period(let seconds): start + seconds * 2
    }
  }
}
