public import Foundation

/// How far a purchase has come, by the older interface.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The cases as StoreKit numbers them.
  case purchasing = 0, purchased, failed, restored, deferred
}

/// A purchase in the queue, by the older interface.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  private let contents: Contents

  struct Contents: Sendable {
    var payment = SKPayment()
    var state = SKPaymentTransactionState.purchasing
    var record: StoreRecord?
    var error: (any Error)?
    var original: SKPaymentTransaction?
  }

  /// A purchase of nothing; for those that stand in for one in tests.
  public override convenience init() { self.init(Contents()) }

  init(_ contents: Contents) { self.contents = contents }

  /// What is bought.
  open var payment: SKPayment { contents.payment }
  /// How far it has come.
  open var transactionState: SKPaymentTransactionState { contents.state }
  /// Why it has failed.
  open var error: (any Error)? { contents.error }
  /// When it was paid.
  open var transactionDate: Date? { contents.record?.purchaseDate }
  /// Tells it from others.
  open var transactionIdentifier: String? { contents.record.map { "\($0.id)" } }
  /// The one that was restored, or that the subscription began with.
  open var original: SKPaymentTransaction? { contents.original }
  /// The store's files for it: there are none.
  open var downloads: [SKDownload] { [] }

  /// The store's own transaction.
  var recordID: UInt64? { contents.record?.id }
}
