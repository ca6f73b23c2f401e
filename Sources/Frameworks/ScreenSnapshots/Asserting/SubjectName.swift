import SimulatedUIKit

/// What a snapshot is of, as the app's sources call it: the view that modifiers are around, or the
/// controller that another one shows.
package struct SubjectName {
  /// The name of the type, without its module.
  package let text: String

  /// Finds the name.
  ///
  /// - Parameter value: What the snapshot is taken of.
  package init(of value: some Any) {
    nonisolated(unsafe) let value = value
    var name = MainActor.assumeIsolated {
      switch value {
      case let navigation as UINavigationController:
        String(reflecting: type(of: navigation.topViewController ?? navigation))
      case let tabs as UITabBarController:
        String(reflecting: type(of: tabs.selectedViewController ?? tabs))
      default: String(reflecting: type(of: value))
      }
    }
    // Modifiers are types of the system's with the view as their first argument.
    while name.hasPrefix("SimulatedUI."), let inner = Self.firstArgument(of: name) { name = inner }
    let plain = name.prefix { $0 != "<" }
    text = plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }

  /// The first argument of a generic type, up to the comma that belongs to none of its own; `nil` where
  /// there is none, or it stands for several views.
  private static func firstArgument(of name: String) -> String? {
    guard let start = name.firstIndex(of: "<") else { return nil }
    let rest = name[name.index(after: start)...]
    var depth = 0
    let end = rest.firstIndex { character in
      if character == "<" || character == "(" { depth += 1 }
      if character == ">" || character == ")" { depth -= 1 }
      return depth < 0 || character == "," && depth == 0
    }
    let argument = rest[..<(end ?? rest.endIndex)]
    guard !argument.contains("TupleView<"), !argument.hasPrefix("(") else { return nil }
    return String(argument)
  }
}
