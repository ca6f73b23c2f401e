import Conformances
import Glibc
// Views are compared field by field by type metadata, as SwiftUI does: what an app's view holds is
// known to nobody but the compiler.
@_spi(Reflection) import Swift

/// Tells whether two values of a view are the same, so that the view need not be evaluated again.
///
/// Values that cannot be compared count as different. The view is then evaluated, perhaps in vain,
/// which costs time; not to evaluate a view that has changed would show something wrong.
@MainActor enum ValueComparison {
  /// Compares two values of one type, given where they are stored.
  typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Holds a comparison: a function that is kept in a dictionary as such is wrapped in another one
  /// each time it is taken out.
  private final class Comparer {
    let areSame: Comparison

    init(_ areSame: @escaping Comparison) { self.areSame = areSame }
  }

  /// One stored property.
  private struct Field {
    let offset: Int
    let isView: Bool
    let comparer: Comparer
  }

  /// How to compare the types met so far: each is worked out once.
  private static var known: [ObjectIdentifier: Comparer] = [:]
  /// The stored properties of the types met so far.
  private static var knownFields: [ObjectIdentifier: [Field]] = [:]
  /// How deeply nested values are compared; a type may contain itself through an enumeration.
  private static let maximumDepth = 64
  private static var depth = 0
  /// Whether the initial values of `@State` are compared too.
  ///
  /// They matter for views that are kept to be shown later, which have no state of their own yet;
  /// afterwards the state itself counts.
  private(set) static var countsFirstValues = false

  /// Whether two values are the same as far as can be told.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    areSame(left, as: right)
  }

  /// Whether a value of a type that is known at run time only is the same as another one.
  static func areSame<Old, Value>(_ old: Old, as value: Value) -> Bool {
    guard Old.self == Value.self else { return false }
    let comparer = comparer(of: Value.self)
    // Where it lies: it is of the same type, and need not be copied.
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: value) { value in comparer.areSame(old, value) }
    }
  }

  /// Whether two views that have not been shown yet would show the same.
  static func wouldShowSame<Content: View>(_ left: Content, _ right: Content) -> Bool {
    let before = countsFirstValues
    countsFirstValues = true
    defer { countsFirstValues = before }
    return areSame(left, right)
  }

  /// Whether two values whose types are known at run time only are the same.
  static func areSameAny(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right), depth < maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    func open<Value>(_ left: Value) -> Bool {
      func openRight<Other>(_ right: Other) -> Bool { areSame(left, as: right) }
      return _openExistential(right, do: openRight)
    }
    return _openExistential(left, do: open)
  }

  /// Whether two values are the same in all fields but views, which have nodes of their own.
  static func areSameApartFromViews<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let fields = fields(of: Value.self) else { return areSame(left, right) }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
        return fields.allSatisfy {
          $0.isView || $0.comparer.areSame(left + $0.offset, right + $0.offset)
        }
      }
    }
  }

  /// Works out how values of a type are compared, ahead of the first comparison.
  static func prepare<Value>(_ type: Value.Type) { _ = comparer(of: type) }

  private static func comparer<Value>(of type: Value.Type) -> Comparer {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = Comparer(makeComparison(of: type))
    ViewTypes.note(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private static func makeComparison<Value>(of type: Value.Type) -> Comparison {
    if Conformance.mayHold(type: type, (any SelfComparing).self),
      let type = type as? any SelfComparing.Type
    {
      return selfComparison(type)
    }
    switch Kind(type) {
    case .function: return { left, right in haveSameBytes(left, right, as: type) }
    case .reference:
      guard type is AnyKeyPath.Type, let type = type as? any Equatable.Type else {
        return { left, right in haveSameBytes(left, right, as: Value.self) }
      }
      return equality(type)
    case .existential: return existentialComparison(type)
    case .structure, .tuple: return structureComparison(type)
    case .enumeration: return enumerationComparison(type)
    case .metatype: return { left, right in haveSameBytes(left, right, as: type) }
    case .unknown: return { _, _ in false }
    }
  }

  private static func selfComparison<Value: SelfComparing>(_ type: Value.Type) -> Comparison {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        .isSame(as: right.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// Values behind a protocol are compared if they have the same type; references by identity.
  private static func existentialComparison<Value>(_ type: Value.Type) -> Comparison {
    guard Kind.isOpaqueExistential(type) else {
      return { left, right in haveSameBytes(left, right, as: type) }
    }
    // Whatever the protocol, the value and its type come first, as in `Any`.
    return { left, right in
      areSameAny(
        left.assumingMemoryBound(to: Any.self).pointee,
        right.assumingMemoryBound(to: Any.self).pointee)
    }
  }

  private static func structureComparison<Value>(_ type: Value.Type) -> Comparison {
    // Plain views are compared by their bytes, as SwiftUI does, whatever they say of equality.
    if let type = equatable(type), !(type is any View.Type && _isPOD(type)) {
      return equality(type)
    }
    guard let fields = fields(of: type) else { return { _, _ in false } }
    let isPlain = _isPOD(type)
    return { left, right in
      if isPlain, haveSameBytes(left, right, as: type) { return true }
      return fields.allSatisfy { $0.comparer.areSame(left + $0.offset, right + $0.offset) }
    }
  }

  private static func enumerationComparison<Value>(_ type: Value.Type) -> Comparison {
    if let type = equatable(type) { return equality(type) }
    if _isPOD(type) { return { left, right in haveSameBytes(left, right, as: type) } }
    if Conformance.mayHold(type: type, (any CustomReflectable).self),
      type is any CustomReflectable.Type
    {
      return { _, _ in false }
    }
    return { left, right in
      let left = Mirror(reflecting: left.assumingMemoryBound(to: Value.self).pointee)
      let right = Mirror(reflecting: right.assumingMemoryBound(to: Value.self).pointee)
      guard let payload = left.children.first, let other = right.children.first,
        payload.label == other.label
      else { return false }
      return areSameAny(payload.value, other.value)
    }
  }

  private static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    Conformance.mayHold(type: type, (any Equatable).self) ? type as? any Equatable.Type : nil
  }

  private static func haveSameBytes<Value>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, as type: Value.Type
  ) -> Bool {
    memcmp(left, right, MemoryLayout<Value>.size) == 0
  }

  /// The stored properties of a structure or tuple; `nil` where they cannot be told.
  private static func fields<Value>(of type: Value.Type) -> [Field]? {
    if let fields = knownFields[ObjectIdentifier(type)] { return fields }
    guard [.structure, .tuple].contains(Kind(type)) else { return nil }
    var fields: [Field] = []
    let areAllKnown = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(field(type, at: offset))
      return true
    }
    // A structure of C has fields that Swift does not know.
    guard areAllKnown, !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
    knownFields[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func field<Value>(_ type: Value.Type, at offset: Int) -> Field {
    // At once rather than at the first comparison, which may be in one of many children of a host.
    let comparer = comparer(of: type)
    let isView =
      type == (any View).self
      || Conformance.mayHold(type: type, (any View).self) && type is any View.Type
    return Field(offset: offset, isView: isView, comparer: comparer)
  }
}
