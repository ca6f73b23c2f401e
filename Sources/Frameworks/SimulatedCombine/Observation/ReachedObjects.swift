import Foundation

/// The types of the observable objects that a run comes across, from which one can tell which view
/// models a test reaches.
///
/// Objects are noted when a published property is read or written, when somebody subscribes to their
/// changes, when a view takes hold of them, and, of those marked `@Observable`, when a property is
/// read.
package enum ReachedObjects {
  private nonisolated(unsafe) static var isNoting = false
  private nonisolated(unsafe) static var types: [ObjectIdentifier: Any.Type] = [:]
  private static let lock = NSLock()

  /// Begins to take note; batch runs never do, which costs them nothing.
  package static func begin() { isNoting = true }

  /// Takes note of an object.
  @inline(__always)
  package static func note(_ object: AnyObject) {
    if isNoting { note(type: type(of: object)) }
  }

  /// Takes note of a value, if it is an object.
  package static func note(value: Any) {
    guard isNoting, type(of: value) is AnyClass else { return }
    note(type: type(of: value))
  }

  /// Takes note of a type.
  static func note(type: Any.Type) {
    lock.withLock { types[ObjectIdentifier(type)] = type }
  }

  /// The types noted, without their modules, in alphabetical order.
  ///
  /// - Parameter modules: The modules whose types are wanted.
  /// - Returns: Names such as `UserListViewModel` or `Search.Model`.
  package static func names(in modules: Set<String>) -> [String] {
    let all = lock.withLock { types.values.map { _typeName($0, qualified: true) } }
    return Set(all.compactMap { ownName($0, modules) }).sorted()
  }

  /// What a qualified name is within its module; `nil` in a module that is not wanted.
  private static func ownName(_ qualified: String, _ modules: Set<String>) -> String? {
    // What a generic type is filled with does not matter.
    let name = qualified.prefix { $0 != "<" }
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else {
      return nil
    }
    return privateContext(removedFrom: String(name[name.index(after: dot)...]))
  }

  /// A private type is called `(Model in _12AB)`, or `(unknown context at $12ab).Model`.
  private static func privateContext(removedFrom name: String) -> String {
    // Few are private, and to make a regular expression takes as long as all the rest.
    guard name.contains("(") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\((\w+) in [^)]*\)/) { $0.output.1 }
  }
}
