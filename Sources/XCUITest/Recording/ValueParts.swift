/// The parts of a value as the compiler knows them.
///
/// `Mirror` has the same. But it asks for each value whether that is `CustomReflectable`, and as it
/// knows the value as `Any`, the runtime looks through all loaded libraries each time.
struct ValueParts {
  /// What kind of a type the value has; `nil` where it has no parts, as functions have none.
  let style: Mirror.DisplayStyle?
  /// The type that the parts belong to: the value's own, or a superclass.
  let type: Any.Type
  private let value: Any
  /// What the standard library says of its own types, such as collections.
  private let mirror: Mirror?

  /// Reads what a value consists of; `nil` where the suite says what its parts are.
  init?(of value: Any) {
    self.value = value
    type = Swift.type(of: value)
    switch TypeFacts.of(value).parts {
    case .hidden: return nil
    case .mirrored:
      let mirror = Mirror(reflecting: value)
      self.mirror = mirror
      style = mirror.displayStyle
    case .stored:
      mirror = nil
      style = Self.style(of: value, type)
    }
  }

  private init(of value: Any, as type: Any.Type, _ style: Mirror.DisplayStyle?) {
    self.value = value
    self.type = type
    self.style = style
    mirror = nil
  }

  /// Whether a type is an optional one.
  static func isOptional(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) == optionalKind
  }

  /// The parts that a superclass has of the value.
  var ofSuperclass: ValueParts? {
    (type as? AnyClass).flatMap(_getSuperclass).map { ValueParts(of: value, as: $0, style) }
  }

  /// Names, where they have any, and values.
  ///
  /// - Parameter limit: How many at most.
  /// - Returns: The parts, in the order of their declarations.
  func children(atMost limit: Int = .max) -> [Mirror.Child] {
    if let mirror { return Array(mirror.children.prefix(limit)) }
    return (0..<min(count, limit)).map(child)
  }

  private var count: Int {
    func count<Value>(_ value: Value) -> Int { partCount(value, type) }
    return _openExistential(value, do: count)
  }

  private func child(_ index: Int) -> Mirror.Child {
    func child<Value>(_ value: Value) -> Mirror.Child {
      var name: UnsafePointer<CChar>?
      var free: NameRelease?
      defer { free?(name) }
      let part = part(value, type, index, &name, &free)
      return (label: name.map { String(cString: $0) }, value: part)
    }
    return _openExistential(value, do: child)
  }

  private static func style(of value: Any, _ type: Any.Type) -> Mirror.DisplayStyle? {
    if isOptional(type) { return .optional }
    return switch UInt8(bitPattern: _openExistential(value, do: displayStyle)) {
    case UInt8(ascii: "s"): .struct
    case UInt8(ascii: "c"): .class
    case UInt8(ascii: "e"): .enum
    case UInt8(ascii: "t"): .tuple
    case UInt8(ascii: "f"): .foreignReference
    default: nil
    }
  }

  /// The kind of the metadata of optional types (`swift/ABI/MetadataKind.def`).
  private static let optionalKind: UInt = 0x202
}

// The functions of Swift's runtime that `Mirror` itself reads values by
// (`stdlib/public/core/ReflectionMirror.swift`).

private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_displayStyle")
private func displayStyle<Value>(_ value: Value) -> CChar

@_silgen_name("swift_reflectionMirror_count")
private func partCount<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func part<Value>(
  _ value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<NameRelease?>
) -> Any
