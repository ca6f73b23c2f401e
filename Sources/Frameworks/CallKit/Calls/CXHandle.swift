public import Foundation

/// By what somebody is called.
open class CXHandle: NSObject, @unchecked Sendable {
  /// What it is.
  public enum HandleType: Int, Sendable {
    /// The cases as CallKit numbers them.
    case generic = 1
    case phoneNumber, emailAddress
  }

  /// What it is.
  public let type: HandleType
  /// It.
  public let value: String

  /// A handle.
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
    super.init()
  }

  /// Whether two are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
  }

  /// Goes with being equal.
  open override var hash: Int { value.hashValue }
}
