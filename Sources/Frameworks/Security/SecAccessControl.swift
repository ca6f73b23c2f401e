public import Foundation

/// Who may read an item of the keychain.
public final class SecAccessControl: NSObject {}

/// Who may read an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Flags by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Whoever is recognised by anything.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Whose face or finger is recognised.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// Whose face or finger was recognised then.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// Who knows the code.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// Whoever uses a key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}

/// Says who may read an item.
///
/// No visible effect: the app may read all of its items.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }
