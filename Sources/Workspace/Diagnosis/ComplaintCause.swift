/// What an error of a compiler is about, so that errors with the same cause are told once.
package enum ComplaintCause: Hashable, Sendable {
  /// A module is imported that there is not.
  case missingModule(String)
  /// A name is not found.
  case missingName(String)
  /// A type has no such member.
  case missingMember(String, of: String)
  /// Something else, in the compiler's words.
  case other(String)

  /// Finds the cause in a compiler's words.
  package init(_ message: String) {
    let names = Self.quoted(message)
    switch (message, names.first, names.dropFirst().first) {
    case (let text, let name?, _) where text.hasPrefix("no such module"):
      self = .missingModule(name)
    case (let text, let name?, _)
    where text.hasPrefix("cannot find type") || text.hasPrefix("cannot find '"):
      self = .missingName(name)
    case (let text, let type?, let member?) where text.contains("has no member"):
      self = .missingMember(member, of: type)
    default: self = .other(message)
    }
  }

  /// The texts between single quotes.
  private static func quoted(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }
}
