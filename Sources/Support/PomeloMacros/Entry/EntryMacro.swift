/// Expands `@Entry`: the variable becomes a computed one, with a key of its own beside it.
enum EntryMacro {
  /// What a place for entries calls its keys.
  enum Container: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    /// The protocol of keys.
    var keyProtocol: String {
      switch self {
      case .environment: "SwiftUI.EnvironmentKey"
      case .transaction: "SwiftUI.TransactionKey"
      case .container: "SwiftUI.ContainerValueKey"
      case .focused: "SwiftUI.FocusedValueKey"
      }
    }

    /// The place that an extension extends.
    ///
    /// - Parameter header: The extension's source, such as `extension EnvironmentValues {}`.
    init(header: String) {
      self = Self.allCases.first { header.contains($0.rawValue) } ?? .environment
    }
  }

  /// What the macro adds: accessors, or a key.
  static func expansion(for macro: AttachedMacro) -> String {
    guard let entry = EntryDeclaration(macro.declaration) else { return "" }
    if macro.role == "accessor" { return accessors(of: entry) }
    return key(of: entry, in: Container(header: macro.parent))
  }

  /// The accessors that the variable gets.
  private static func accessors(of entry: EntryDeclaration) -> String {
    let key = keyName(of: entry)
    return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
  }

  /// The key beside the variable.
  private static func key(of entry: EntryDeclaration, in container: Container) -> String {
    // In a public extension it would be public, and its members would have to be.
    let head = "private struct \(keyName(of: entry)): \(container.keyProtocol) {\n"
    let body =
      switch container {
      case .focused: "typealias Value = \(wrapped(entry.type ?? "Any"))"
      case .environment, .transaction, .container: initial(of: entry)
      }
    return "\(head)\(body)\n}"
  }

  private static func keyName(of entry: EntryDeclaration) -> String { "__Key_\(entry.name)" }

  private static func initial(of entry: EntryDeclaration) -> String {
    // A line of its own, as the expression may end with a comment.
    let expression = entry.initial ?? "nil"
    guard let type = entry.type else {
      // Its type, which nobody has written, may be one that is not sendable.
      return "nonisolated(unsafe) static let defaultValue = \(expression)\n"
    }
    return "typealias Value = \(type)\nstatic var defaultValue: Value { get {\n\(expression)\n} }"
  }

  /// A type without the question mark that makes it optional.
  private static func wrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    let prefix = "Optional<"
    guard type.hasPrefix(prefix), type.hasSuffix(">") else { return type }
    return String(type.dropFirst(prefix.count).dropLast())
  }
}
