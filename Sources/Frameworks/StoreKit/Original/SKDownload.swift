public import Foundation

/// A file of the store's, which there are none of.
open class SKDownload: NSObject, @unchecked Sendable {
  /// How far it has come.
  open var state: SKDownloadState { .failed }
  /// How much of it is there, from 0 to 1.
  open var progress: Float { 0 }
  /// How long it takes yet, in seconds.
  open var timeRemaining: TimeInterval { 0 }
  /// How long it is, in bytes.
  open var expectedContentLength: Int64 { 0 }
  /// How the store calls it.
  open var contentIdentifier: String { "" }
  /// Where it is.
  open var contentURL: URL? { nil }
  /// Which version it is.
  open var contentVersion: String { "" }
  /// Why it is not there.
  open var error: (any Error)? { SKError(.unknown) }
  /// The purchase that it belongs to.
  open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}

/// How far a file of the store's has come.
public enum SKDownloadState: Int, Sendable {
  /// The cases as StoreKit numbers them.
  case waiting, active, paused, finished, failed, cancelled
}
