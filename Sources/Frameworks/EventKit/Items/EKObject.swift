public import Foundation

/// Something of a calendar.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether it has changed since it was kept; told here only of what is new.
  open var hasChanges: Bool { isNew }
  /// Whether it was never kept.
  open internal(set) var isNew = true

  /// Creates something.
  public override init() {}

  /// Takes changes back: what was set stays set here.
  open func rollback() {}
  /// Takes changes back.
  open func reset() {}

  /// Brings it up to date.
  ///
  /// - Returns: Whether it is still there.
  open func refresh() -> Bool { !isNew }
}
