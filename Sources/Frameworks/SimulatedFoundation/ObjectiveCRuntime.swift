import Foundation

// What apps and tests call of the Objective-C runtime. There is none here: objects can carry values,
// and every search for a class, method or property finds nothing, which code of this kind has to
// expect anyway. So a suite that would replace a method of XCTest's goes on without.

/// How a value is kept beside an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly here; on iOS, without being told when the value goes away.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As long as the object lives.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The same; nothing is copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As long as the object lives.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The same; nothing is copied here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object.
///
/// - Parameters:
///   - object: The object.
///   - key: An address that stands for the value.
///   - value: The value; `nil` drops the one that is kept.
///   - policy: How long it is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(
    value, of: object as AnyObject, key, isStrong: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that is kept beside an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Drops all values that are kept beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A method of a class; none is ever found.
public typealias Method = OpaquePointer
/// What is called for a method; none is ever found.
public typealias IMP = OpaquePointer
/// A property of a class; none is ever found.
public typealias objc_property_t = OpaquePointer

/// A class by its name: none.
public func objc_getClass(_ name: String) -> Any? { nil }

/// A class by its name: none.
public func objc_lookUpClass(_ name: String) -> AnyClass? { nil }

/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.flatMap { type(of: $0) as? AnyClass }
}

/// A method of objects of a class, by its selector: none.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: some Hashable) -> Method? { nil }

/// A method of a class itself, by its selector: none.
public func class_getClassMethod(_ type: AnyClass?, _ name: some Hashable) -> Method? { nil }

/// Adds nothing.
///
/// - Returns: `false`, as for a class that has such a method.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: some Hashable, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
///
/// - Returns: `nil`, as where there was nothing to replace.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: some Hashable, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The methods of a class: none.
public func class_copyMethodList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<Method>?
{
  count?.pointee = 0
  return nil
}

/// The properties of a class: none.
public func class_copyPropertyList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<objc_property_t>?
{
  count?.pointee = 0
  return nil
}

/// Exchanges nothing, as there are no methods to exchange.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}

/// What is called for a method; here the method itself.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Replaces nothing.
///
/// - Returns: What is called for the method.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }

/// The types of a method's parameters: unknown.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// What a property is called: unknown.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { unknown }

/// What is known of a property: nothing.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

// Never written to, and one byte that is never given back.
nonisolated(unsafe) private let unknown: UnsafePointer<CChar> = {
  let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  byte.initialize(to: 0)
  return UnsafePointer(byte)
}()
