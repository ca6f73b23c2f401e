public import Foundation

/// What becomes of objects that are in conflict with those of the store.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// What becomes of them.
  public let mergeType: NSMergePolicyType

  /// A policy.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's values stay.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's values are taken.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's objects are taken.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's objects stay.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// What becomes of objects that are in conflict with those of the store.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// Saving fails.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// The store's values stay.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any =
  NSMergePolicy.mergeByPropertyStoreTrump
/// The context's values are taken.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any =
  NSMergePolicy.mergeByPropertyObjectTrump
/// The context's objects are taken.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// The store's objects stay.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
