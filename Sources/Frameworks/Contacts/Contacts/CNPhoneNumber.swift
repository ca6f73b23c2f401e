public import Foundation

/// The number of a phone.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String

  /// A number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  /// Whether it can be kept: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Not used: contacts are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Not used: contacts are not archived here.
  open func encode(with coder: NSCoder) {}

  /// The same, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two are the same number.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  /// Goes with being equal.
  open override var hash: Int { stringValue.hashValue }
}
