public import Foundation

/// A value of which a contact can have several, each with what it is called.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it is called, such as ``CNLabelHome``.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// A value.
  public required init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
    super.init()
  }

  /// The same with another label.
  open func settingLabel(_ label: String?) -> Self { Self(label: label, value: value) }

  /// The same with another value.
  open func settingValue(_ value: ValueType) -> Self { Self(label: label, value: value) }

  /// The same with another label and value.
  open func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(label: label, value: value)
  }

  /// What persons call what a label stands for.
  open class func localizedString(forLabel label: String) -> String { ContactLabel.text(of: label) }

  /// Whether two values are called the same and are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return label == other.label && (value as? NSObject)?.isEqual(other.value) == true
  }

  /// Goes with being equal.
  open override var hash: Int { label?.hashValue ?? 0 }
}
