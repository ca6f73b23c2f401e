import SimulatedUIKit

/// What a snapshot is of, as the app's sources call it: the view that modifiers are around, the
/// controller that another one shows, or the one that a test's is made of.
package struct SubjectName {
  /// The name of the type, without its module.
  package let text: String

  /// Finds the name.
  ///
  /// - Parameters:
  ///   - value: What the snapshot is taken of.
  ///   - testModule: The module of the test; its controllers stand for the app's that they inherit from.
  package init(of value: some Any, testModule: String? = nil) {
    nonisolated(unsafe) let value = value
    var name = MainActor.assumeIsolated {
      switch value {
      case let navigation as UINavigationController:
        Self.name(of: navigation.topViewController ?? navigation, testModule)
      case let tabs as UITabBarController:
        Self.name(of: tabs.selectedViewController ?? tabs, testModule)
      case let controller as UIViewController: Self.name(of: controller, testModule)
      default: String(reflecting: type(of: value))
      }
    }
    // Modifiers and containers are types of the system's with the view as an argument.
    while name.hasPrefix("SimulatedUI"), let inner = Self.content(of: name) { name = inner }
    let plain = name.prefix { $0 != "<" }
    text = plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }

  /// The name of a controller's class, or of the nearest one above it that is no test's.
  private static func name(of controller: UIViewController, _ testModule: String?) -> String {
    let classes = sequence(first: Mirror(reflecting: controller), next: \.superclassMirror)
      .lazy.map { String(reflecting: $0.subjectType) }
    guard let testModule, let outside = classes.first(where: { !$0.hasPrefix("\(testModule).") }),
      !outside.hasPrefix("SimulatedUI")
    else { return String(reflecting: type(of: controller)) }
    return outside
  }

  /// The view that a type of the system's is around; `nil` where there is none, or it stands for
  /// several views.
  private static func content(of name: String) -> String? {
    // A stack has its path before its content.
    let content = arguments(of: name).first {
      !$0.hasPrefix("SimulatedUI.NavigationPath") && !$0.hasPrefix("Swift.Array<")
    }
    guard let content, !content.hasPrefix("SimulatedUI.TupleView<"), !content.hasPrefix("(")
    else { return nil }
    return content
  }

  /// The arguments of a generic type, split at the commas that belong to none of their own.
  private static func arguments(of name: String) -> [String] {
    guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return [] }
    var arguments = [""]
    var depth = 0
    for character in name[name.index(after: start)...].dropLast() {
      if character == "<" || character == "(" { depth += 1 }
      if character == ">" || character == ")" { depth -= 1 }
      if depth == 0, character == "," {
        arguments.append("")
      } else if !(character == " " && arguments.last?.isEmpty == true) {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }
}
