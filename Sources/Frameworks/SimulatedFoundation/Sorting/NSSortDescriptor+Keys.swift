public import Foundation

/// What `NSSortDescriptor` can be made from on Apple's systems and cannot be on Linux.
///
/// A protocol, as its initialisers may hand out an instance of a subclass, and because Foundation's
/// own initialisers of these names, which are marked unavailable, then stand back.
public protocol NSSortDescriptorMaking {}

extension NSSortDescriptor: NSSortDescriptorMaking {}

extension NSSortDescriptorMaking where Self == NSSortDescriptor {
  /// Sorts by a property, by its name or several with dots between them.
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(name: key ?? "self", ascending: ascending, compare: nil)
  }

  /// Sorts by a property as a function orders its values.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self = KeySortDescriptor(name: key ?? "self", ascending: ascending, compare: comparator)
  }

  /// Sorts by a property, whose values are compared as their method of this name does: as texts are
  /// sorted by the person's language, if the name says so.
  public init(key: String?, ascending: Bool, selector: some Hashable) {
    let method = "\(selector)"
    let compare: Comparator? =
      if method.contains("ocalized") || method.contains("aseInsensitive") {
        { left, right in
          guard let left = left as? String, let right = right as? String else {
            return KeyComparison.order(left, right)
          }
          return method.contains("Standard")
            ? left.localizedStandardCompare(right) : left.localizedCaseInsensitiveCompare(right)
        }
      } else {
        nil
      }
    self = KeySortDescriptor(name: key ?? "self", ascending: ascending, compare: compare)
  }

  /// Sorts by a property of any type.
  @_disfavoredOverload
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self = KeySortDescriptor(name: "", ascending: ascending) { left, right in
      guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
      return KeyComparison.order(left[keyPath: keyPath], right[keyPath: keyPath])
    }
  }

  /// The same as a descriptor of Swift's.
  public init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self = KeySortDescriptor(name: "", ascending: true) { left, right in
      guard let left = left as? Compared, let right = right as? Compared else {
        return .orderedSame
      }
      return descriptor.compare(left, right)
    }
  }
}

extension NSSortDescriptorMaking where Self == NSSortDescriptor {
  /// The name of the property that it sorts by, if it was made from one.
  public var key: String? { (self as? KeySortDescriptor)?.name }
}
