public import SimulatedUIKit

/// Something that the App Store wants to tell the person through the app; it never does here.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Anything.
    public static let generic = Reason(rawValue: 0)
    /// Whether the person will pay more.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// That the person could not pay.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer to come back.
    public static let winBackOffer = Reason(rawValue: 3)

    /// Its name, for persons.
    public var localizedDescription: String {
      switch self {
      case .priceIncreaseConsent: "Price Increase Consent"
      case .billingIssue: "Billing Issue"
      case .winBackOffer: "Win-Back Offer"
      default: "Generic"
      }
    }
  }

  /// What it is about.
  public let reason: Reason

  /// Tells the person.
  ///
  /// No visible effect.
  @MainActor
  public func display(in scene: UIWindowScene) throws {}

  /// All that the store wants to tell: nothing, for which one waits.
  public static var messages: Messages { Messages() }

  /// Messages, one after the other.
  public struct Messages: AsyncSequence, Sendable {
    /// A message.
    public typealias Element = Message

    /// Waits for the next one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Message>.Iterator

      /// The next one.
      public mutating func next() async -> Message? { await base.next() }
    }

    private static let none = Broadcast<Message>()

    /// Begins to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: Self.none.stream().makeAsyncIterator())
    }
  }
}
