/// That the person has begun to buy something in the App Store; they never do here.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  /// What they want.
  public let product: Product
  /// The offer that they have seen.
  public let offer: Product.SubscriptionOffer?

  /// The product's identifier.
  public var id: Product.ID { product.id }

  /// All that they begin: nothing, for which one waits.
  public static var intents: PurchaseIntents { PurchaseIntents() }

  /// What they begin, one after the other.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    /// What they want.
    public typealias Element = PurchaseIntent

    /// Waits for the next one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<PurchaseIntent>.Iterator

      /// The next one.
      public mutating func next() async -> PurchaseIntent? { await base.next() }
    }

    private static let none = Broadcast<PurchaseIntent>()

    /// Begins to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: Self.none.stream().makeAsyncIterator())
    }
  }
}
