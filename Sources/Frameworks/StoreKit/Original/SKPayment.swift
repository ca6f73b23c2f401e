public import Foundation

/// What someone wants to buy, by the older interface.
open class SKPayment: NSObject, NSMutableCopying, @unchecked Sendable {
  var contents: Contents

  struct Contents: Sendable {
    var productIdentifier = ""
    var quantity = 1
    var applicationUsername: String?
    var asksToBuy = false
    var discount: SKPaymentDiscount?
    var requestData: Data?
  }

  /// Wants a product.
  public convenience init(product: SKProduct) {
    self.init(Contents(productIdentifier: product.productIdentifier))
  }

  /// Wants nothing; for those that stand in for one in tests.
  public override convenience init() { self.init(Contents()) }

  init(_ contents: Contents) { self.contents = contents }

  /// How the app calls the product.
  open var productIdentifier: String { contents.productIdentifier }
  /// How many.
  open var quantity: Int { contents.quantity }
  /// Whom it is for; the store takes it as a token where it is a UUID.
  open var applicationUsername: String? { contents.applicationUsername }
  /// Whether someone else has to allow it.
  open var simulatesAskToBuyInSandbox: Bool { contents.asksToBuy }
  /// The offer that it makes use of.
  open var paymentDiscount: SKPaymentDiscount? { contents.discount }
  /// Nothing that the store looks at.
  open var requestData: Data? { contents.requestData }

  /// The same, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(contents) }

  var order: StoreOrder {
    var options: Set<Product.PurchaseOption> = [.quantity(quantity)]
    if let token = applicationUsername.flatMap(UUID.init(uuidString:)) {
      options.insert(.appAccountToken(token))
    }
    if simulatesAskToBuyInSandbox { options.insert(.simulatesAskToBuyInSandbox(true)) }
    if let paymentDiscount {
      options.insert(Product.PurchaseOption(.promotionalOffer(paymentDiscount.identifier)))
    }
    return StoreOrder(productID: productIdentifier, options: options)
  }
}

/// What someone wants to buy, as long as it may change.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// How the app calls the product.
  open override var productIdentifier: String {
    get { contents.productIdentifier }
    set { contents.productIdentifier = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { contents.quantity }
    set { contents.quantity = newValue }
  }
  /// Whom it is for.
  open override var applicationUsername: String? {
    get { contents.applicationUsername }
    set { contents.applicationUsername = newValue }
  }
  /// Whether someone else has to allow it.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { contents.asksToBuy }
    set { contents.asksToBuy = newValue }
  }
  /// The offer that it makes use of.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { contents.discount }
    set { contents.discount = newValue }
  }
  /// Nothing that the store looks at.
  open override var requestData: Data? {
    get { contents.requestData }
    set { contents.requestData = newValue }
  }
}

/// An offer that the app makes; nothing looks at its signature.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// How the app calls it.
  public let identifier: String
  /// Which key was used.
  public let keyIdentifier: String
  /// Used once.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// When it was made, in milliseconds.
  public let timestamp: NSNumber

  /// Creates an offer.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
