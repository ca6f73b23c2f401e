public import Foundation

/// A number, such as `18005555555`.
public typealias CXCallDirectoryPhoneNumber = Int64

/// Keeps extensions up to date that know numbers; the device has none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether the person has put an extension into use.
  public enum EnabledStatus: Int, Sendable {
    /// The cases as CallKit numbers them.
    case unknown, disabled, enabled
  }

  /// The only one.
  public static let sharedInstance = CXCallDirectoryManager()

  /// Has an extension asked anew.
  open func reloadExtension(
    withIdentifier identifier: String,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Whether the person has put an extension into use: no.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
  ) { completion(.disabled, nil) }

  /// Opens the settings: not here.
  open func openSettings(
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

/// An extension that knows numbers; nobody runs it here.
open class CXCallDirectoryProvider: NSObject {
  /// Tells the numbers.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}

/// Takes the numbers of an extension.
open class CXCallDirectoryExtensionContext: NSObject {
  /// Whether only what has changed is wanted.
  open var isIncremental: Bool { false }
  /// Takes a number that may not call.
  open func addBlockingEntry(withNextSequentialPhoneNumber number: CXCallDirectoryPhoneNumber) {}
  /// Forgets the numbers that may not call.
  open func removeAllBlockingEntries() {}
  /// Takes a number and a name.
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber number: CXCallDirectoryPhoneNumber, label: String
  ) {}
  /// Forgets numbers and names.
  open func removeAllIdentificationEntries() {}
  /// Says that all was told.
  open func completeRequest(completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
