public import Foundation

/// Something that is asked of the store, by the older interface.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Told of the answer.
  open weak var delegate: (any SKRequestDelegate)?
  private var work: Task<Void, Never>?

  /// Asks.
  open func start() {
    work = Task { @MainActor [weak self] in
      await Store.request("request of the store")
      guard let self, !Task.isCancelled else { return }
      do {
        try self.answer()
        self.delegate?.requestDidFinish(self)
      } catch {
        self.delegate?.request(self, didFailWithError: error)
      }
    }
  }

  /// Asks no longer.
  open func cancel() { work?.cancel() }

  /// Tells the answer.
  @MainActor
  func answer() throws {}
}

/// Told of the store's answers.
public protocol SKRequestDelegate: AnyObject {
  /// All is told.
  func requestDidFinish(_ request: SKRequest)
  /// It did not work.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Takes no note of it.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Takes no note of it.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Prepares to ask for products.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  @MainActor
  override func answer() throws {
    try Store.shared.check(.loadProducts)
    let products = Store.shared.products().filter { identifiers.contains($0.id) }
    let response = SKProductsResponse(
      products: products.map(SKProduct.init),
      invalid: identifiers.subtracting(products.map(\.id)).sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}

/// Told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store has of the products that were asked for.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  private let found: [SKProduct]
  private let invalid: [String]

  /// An answer without products; for those that stand in for one in tests.
  public override init() { (found, invalid) = ([], []) }

  init(products: [SKProduct], invalid: [String]) {
    found = products
    self.invalid = invalid
  }

  /// The products.
  open var products: [SKProduct] { found }
  /// Those that it does not have.
  open var invalidProductIdentifiers: [String] { invalid }
}

/// Asks for the receipt of the app, which a simulated store does not write.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What the receipt is to say, for tests.
  public let receiptProperties: [String: Any]?

  /// Prepares to ask.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}
