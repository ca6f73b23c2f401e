public import Foundation

extension Product {
  /// What is known of a subscription that renews.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What it costs at first.
    public let introductoryOffer: SubscriptionOffer?
    /// Offers that the app may make.
    public let promotionalOffers: [SubscriptionOffer]
    /// Offers to those who have left.
    public let winBackOffers: [SubscriptionOffer]
    /// The group of which one holds one subscription at a time.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Its place in the group; 1 offers most.
    public let groupLevel: Int
    /// The name of the group, for persons.
    public let groupDisplayName: String

    init(
      _ terms: SubscriptionTerms, in configuration: StoreConfiguration, _ settings: StoreSettings,
      prices: Decimal.FormatStyle.Currency
    ) {
      introductoryOffer = terms.introductory.map {
        SubscriptionOffer($0, type: .introductory, prices: prices)
      }
      promotionalOffers = terms.promotional.map {
        SubscriptionOffer($0, type: .promotional, prices: prices)
      }
      winBackOffers = terms.winBack.map {
        SubscriptionOffer($0, type: .winBack, prices: prices)
      }
      subscriptionGroupID = terms.groupID
      subscriptionPeriod = terms.period
      groupLevel = terms.level
      let group = configuration.groups.first { $0.id == terms.groupID }
      groupDisplayName =
        group?.texts.text(for: settings.locale)?.name ?? group?.name ?? terms.groupID
    }

    /// Whether the introductory offer is for this person.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether introductory offers of a group are for this person: who has had one gets no other.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      Store.shared.read { $0.isEligibleForIntroOffer(groupID) }
    }

    /// How the person stands to the group.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// How the person stands to a group; empty where they have never subscribed.
    public static func status(for groupID: String) async throws -> [Status] {
      try Store.shared.check(.subscriptionStatus)
      return Store.shared.statuses(of: groupID)
    }

    /// How the person stands to the group of a transaction.
    public static func status(transactionID: UInt64) async throws -> Status? {
      try Store.shared.check(.subscriptionStatus)
      let group = Store.shared.read { state in
        state.records.first { $0.id == transactionID }?.groupID
      }
      return group.flatMap { Store.shared.statuses(of: $0).first }
    }
  }
}
