public import Foundation

/// The country whose App Store the person uses.
public struct Storefront: Identifiable, Equatable, Hashable, Sendable {
  /// Its code of three letters.
  public let countryCode: String
  /// The store's number.
  public let id: String
  /// How the country pays.
  public var currency: Locale.Currency? {
    Locale.Currency(StorefrontCountry(countryCode).currency)
  }

  init(_ code: String) {
    countryCode = code
    id = StorefrontCountry(code).id
  }

  /// The person's; the United States where no configuration says another.
  public static var current: Storefront? {
    get async { Store.shared.read { Storefront($0.settings.storefront) } }
  }

  /// The person's, each time that it changes.
  public static var updates: Storefronts { Storefronts() }

  /// The stores that the person comes to use.
  public struct Storefronts: AsyncSequence, Sendable {
    /// A store.
    public typealias Element = Storefront

    /// Waits for the next one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Storefront>.Iterator

      /// The next one.
      public mutating func next() async -> Storefront? { await base.next() }
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: Store.shared.storefronts.stream().makeAsyncIterator())
    }
  }
}
