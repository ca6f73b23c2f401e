public import Foundation

extension Tips {
  /// Nothing that is told with an event.
  public struct EmptyDonation: Codable, Hashable, Sendable {}

  /// Something that happens in the app, with what is told each time.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
    /// One time that it happened.
    public struct Donation: Codable, Sendable {
      /// When.
      public let date: Date
      /// What was told.
      public let info: DonationInfo
    }

    /// Its name.
    public let id: String

    /// Creates an event of which something is told each time.
    public init(id: String, _ donationInfo: DonationInfo.Type) { self.id = id }

    /// When it has happened, the first time first.
    public var donations: [Donation] {
      TipStore.shared.donations(of: id).compactMap { stored in
        let info = try? JSONDecoder().decode(DonationInfo.self, from: stored.info)
        return info.map { Donation(date: stored.date, info: $0) }
      }
    }

    /// What rules are told.
    public var ruleValue: Event { self }

    /// Says that it happened.
    ///
    /// - Parameter donation: What is told with it.
    public func donate(_ donation: DonationInfo) async {
      sendDonation(donation)
    }

    /// Says that it happened.
    ///
    /// - Parameters:
    ///   - donation: What is told with it.
    ///   - completion: What follows.
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      guard let info = try? JSONEncoder().encode(donation) else { return }
      TipStore.shared.donate(StoredDonation(date: Date(), info: info), to: id)
      completion?()
    }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event of which nothing is told.
  public init(id: String) { self.init(id: id, Tips.EmptyDonation.self) }

  /// Says that it happened.
  public func donate() async { await donate(Tips.EmptyDonation()) }

  /// Says that it happened.
  ///
  /// - Parameter completion: What follows.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Tips {
  /// How far back an event counts.
  public struct DonationTimeRange: Hashable, Sendable {
    /// In seconds.
    let seconds: TimeInterval

    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)

    /// Some minutes.
    public static func minutes(_ minutes: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: 60 * Double(minutes))
    }
    /// Some hours.
    public static func hours(_ hours: Int) -> DonationTimeRange { minutes(60 * hours) }
    /// Some days.
    public static func days(_ days: Int) -> DonationTimeRange { hours(24 * days) }
    /// Some weeks.
    public static func weeks(_ weeks: Int) -> DonationTimeRange { days(7 * weeks) }
  }
}

extension Collection {
  /// The donations since some time ago.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let now = Date()
    return filter { $0.date >= now - range.seconds }
  }
}
