public import Foundation

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of its values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of what turns its values into data.
  ///
  /// No visible effect: values are stored as they are.
  open var valueTransformerName: String?
  /// The class of its values.
  open var attributeValueClassName: String?
  /// Whether large data is kept in files of its own.
  ///
  /// No visible effect.
  open var allowsExternalBinaryDataStorage = false
  /// Whether history keeps its values.
  ///
  /// No visible effect.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether iCloud encrypts it.
  ///
  /// No visible effect.
  open var allowsCloudEncryption = false

  /// The kind of its values, as Swift names it.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  /// A kind of values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt

    /// A kind by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Small whole numbers.
    public static let integer16 = AttributeType(rawValue: 100)
    /// Whole numbers.
    public static let integer32 = AttributeType(rawValue: 200)
    /// Large whole numbers.
    public static let integer64 = AttributeType(rawValue: 300)
    /// Decimal numbers.
    public static let decimal = AttributeType(rawValue: 400)
    /// Numbers with a fraction.
    public static let double = AttributeType(rawValue: 500)
    /// Numbers with a fraction, less exact.
    public static let float = AttributeType(rawValue: 600)
    /// Texts.
    public static let string = AttributeType(rawValue: 700)
    /// True or false.
    public static let boolean = AttributeType(rawValue: 800)
    /// Moments.
    public static let date = AttributeType(rawValue: 900)
    /// Data.
    public static let binaryData = AttributeType(rawValue: 1000)
    /// Identifiers.
    public static let uuid = AttributeType(rawValue: 1100)
    /// Addresses.
    public static let uri = AttributeType(rawValue: 1200)
    /// Anything.
    public static let transformable = AttributeType(rawValue: 1800)
    /// Other objects' identifiers.
    public static let objectID = AttributeType(rawValue: 2000)
  }
}
