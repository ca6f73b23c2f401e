extension Transaction {
  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    /// A transaction, and whether the store has really made it.
    public typealias Element = VerificationResult<Transaction>

    private let make: @Sendable () -> AsyncStream<Element>

    init(_ make: @escaping @Sendable () -> AsyncStream<Element>) { self.make = make }

    /// Those that are there when one asks.
    init(of find: @escaping @Sendable (StoreState) -> [StoreRecord]) {
      self.init {
        let found = Store.shared.read(find)
        return AsyncStream { continuation in
          for record in found {
            continuation.yield(Store.shared.verified(Transaction(record)))
          }
          continuation.finish()
        }
      }
    }

    /// Waits for the next one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Element>.Iterator

      /// The next one.
      public mutating func next() async -> Element? { await base.next() }
    }

    /// Begins with the first.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: make().makeAsyncIterator())
    }
  }

  /// All that the person has bought, the last first, without what they have used up.
  public static var all: Transactions { Transactions { $0.history.reversed() } }

  /// All transactions of a product, the last first.
  public static func all(for productID: String) -> Transactions {
    Transactions { $0.history.reversed().filter { $0.productID == productID } }
  }

  /// Those by which the person may use something now.
  public static var currentEntitlements: Transactions { Transactions { $0.entitlements } }

  /// Those by which the person may use a product now.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions { $0.entitlements.filter { $0.productID == productID } }
  }

  /// Those that the app has not finished.
  public static var unfinished: Transactions { Transactions { $0.unfinished } }

  /// Those that happen without the app, and at first those that it has not finished.
  public static var updates: Transactions { Transactions { Store.shared.transactionUpdates() } }

  /// The one by which the person may use a product now.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Store.shared.read { $0.entitlements.last { $0.productID == productID } }
      .map { Store.shared.verified(Transaction($0)) }
  }

  /// The last one of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Store.shared.read { $0.history.last { $0.productID == productID } }
      .map { Store.shared.verified(Transaction($0)) }
  }
}
