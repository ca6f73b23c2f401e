public import Foundation

extension Product {
  /// How long a subscription lasts before it renews, or an offer holds.
  public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
    /// What a period is counted in.
    public enum Unit: Hashable, Sendable, Comparable {
      /// From short to long.
      case day, week, month, year
    }

    /// What it is counted in.
    public let unit: Unit
    /// How many of these.
    public let value: Int

    /// Creates a period.
    package init(unit: Unit, value: Int) {
      self.unit = unit
      self.value = value
    }

    /// Reads a period as configuration files have it, such as `P1M`.
    package init?(iso text: String) {
      let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
      guard text.first == "P", let letter = text.last, let unit = units[letter],
        let value = Int(text.dropFirst().dropLast()), value > 0
      else { return nil }
      // Seven days are a week to the App Store.
      let isWeeks = unit == .day && value % 7 == 0
      self.init(unit: isWeeks ? .week : unit, value: isWeeks ? value / 7 : value)
    }

    /// Every week.
    public static var weekly: Self { Self(unit: .week, value: 1) }
    /// Every month.
    public static var monthly: Self { Self(unit: .month, value: 1) }
    /// Every year.
    public static var yearly: Self { Self(unit: .year, value: 1) }
    /// Every three days.
    public static var everyThreeDays: Self { Self(unit: .day, value: 3) }
    /// Every two weeks.
    public static var everyTwoWeeks: Self { Self(unit: .week, value: 2) }
    /// Every two months.
    public static var everyTwoMonths: Self { Self(unit: .month, value: 2) }
    /// Every three months.
    public static var everyThreeMonths: Self { Self(unit: .month, value: 3) }
    /// Every six months.
    public static var everySixMonths: Self { Self(unit: .month, value: 6) }

    /// Number and unit, for logs.
    public var debugDescription: String { "\(value) \(unit.debugDescription)" }

    /// The days from a date to a period later.
    public func dateRange(referenceDate: Date = .now) -> Range<Date> {
      referenceDate..<end(from: referenceDate)
    }

    /// The period as a style writes a span of dates.
    public func formatted<S: FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Range<Date> {
      format.format(dateRange(referenceDate: referenceDate))
    }

    /// The period as a style writes a length of time.
    public func formatted<S: FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Duration {
      let range = dateRange(referenceDate: referenceDate)
      return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
    }

    /// The date that is one or several periods later.
    package func end(from start: Date, count: Int = 1) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(byAdding: unit.component, value: value * count, to: start) ?? start
    }
  }
}

extension Product.SubscriptionPeriod.Unit: CustomDebugStringConvertible {
  /// The word for it.
  public var debugDescription: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  /// The word for it, as a heading has it.
  public var localizedDescription: String { debugDescription.capitalized }

  /// The unit as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Product.SubscriptionPeriod.Unit { format.format(self) }

  /// The unit as calendars have it.
  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  /// Writes the word for a unit, in English.
  public struct FormatStyle: Foundation.FormatStyle {
    private var locale = Locale(identifier: "en_US")

    init(locale: Locale) { self.locale = locale }

    /// The word.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      value.debugDescription
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
  }
}

extension DateComponents {
  /// A period as components of a date.
  public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
    self.init()
    setValue(period.value, for: period.unit.component)
  }
}
