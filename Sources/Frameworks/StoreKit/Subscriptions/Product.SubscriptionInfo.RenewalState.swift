extension Product.SubscriptionInfo {
  /// How far a subscription holds.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int

    /// Creates a state.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It holds.
    public static let subscribed = RenewalState(rawValue: 1)
    /// It has ended.
    public static let expired = RenewalState(rawValue: 2)
    /// It has ended, and the store still asks for the money.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// It holds for a while, though the person could not pay.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The store has taken it back.
    public static let revoked = RenewalState(rawValue: 5)

    /// Its name, for persons.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In Billing Retry Period"
      case .inGracePeriod: "In Grace Period"
      case .revoked: "Revoked"
      default: "Unknown"
      }
    }
  }

  /// How the person stands to a group.
  public struct Status: Hashable, Sendable {
    /// How far the subscription holds.
    public let state: RenewalState
    /// Its last transaction.
    public let transaction: VerificationResult<Transaction>
    /// What becomes of it.
    public let renewalInfo: VerificationResult<RenewalInfo>
  }
}

extension Product.SubscriptionInfo.Status {
  /// How the person comes to stand to groups.
  public static var updates: Statuses { Statuses() }

  /// How the person stands to all groups, each with its identifier.
  public static var all: AsyncStream<(groupID: String, statuses: [Self])> {
    let groups = Store.shared.read { $0.configuration.groups.map(\.id) }
    let all = groups.map { (groupID: $0, statuses: Store.shared.statuses(of: $0)) }
      .filter { !$0.statuses.isEmpty }
    return AsyncStream { continuation in
      for element in all { continuation.yield(element) }
      continuation.finish()
    }
  }

  /// How the person comes to stand to groups, one change after the other.
  public struct Statuses: AsyncSequence, Sendable {
    /// How they stand.
    public typealias Element = Product.SubscriptionInfo.Status

    /// Waits for the next change.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Element>.Iterator

      /// The next change.
      public mutating func next() async -> Element? { await base.next() }
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: Store.shared.statuses.stream().makeAsyncIterator())
    }
  }
}
