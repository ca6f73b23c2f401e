public import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Of the transformer that reads archives.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Makes one value of another, as models keep it; Foundation has it on Apple's systems.
open class ValueTransformer: NSObject {
  /// Creates a transformer.
  public override init() { super.init() }

  /// Lets a transformer be found by a name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    NamedTransformers.shared.set(transformer, name)
  }

  /// The transformer of a name; nil for none.
  open class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    NamedTransformers.shared.all[name]
  }

  /// The names of all that can be found.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    NamedTransformers.shared.all.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Of what class the values are that it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether it can go back.
  open class func allowsReverseTransformation() -> Bool { false }

  /// What it makes of a value: the value itself, unless a subclass says another.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value that it makes another of.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Reads archives with nothing but some classes in them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects that an archive may begin with.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Archives.
  open override class func transformedValueClass() -> AnyClass { NSData.self }

  /// It can.
  open override class func allowsReverseTransformation() -> Bool { true }

  /// What an archive holds; nil where it is none, or holds another class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// The archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
  }
}

/// The transformers that are found by names.
private final class NamedTransformers: @unchecked Sendable {
  static let shared = NamedTransformers()

  private let lock = NSLock()
  private var named: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ]

  var all: [NSValueTransformerName: ValueTransformer] { lock.withLock { named } }

  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    lock.withLock { named[name] = transformer }
  }
}
