/// What an error of a compiler is about, so that errors with the same cause are told once.
package enum ComplaintCause: Hashable, Sendable {
  /// A module is imported that there is not.
  case missingModule(String)
  /// A name is not found, which most likely is of a module that there is not, or of one of several;
  /// `nil` for an error that follows from such names.
  case ofMissingModule([String], name: String?)
  /// A name is not found.
  case missingName(String)
  /// A type has no such member.
  case missingMember(String, of: String)
  /// A name that no source of the project declares: most likely Apple's frameworks have it.
  case frameworkName(String)
  /// A type that no source of the project declares has no such member.
  case frameworkMember(String, of: String)
  /// A name that another part of the project declares.
  case declaredElsewhere(String, file: String)
  /// Something that the language has on Apple's systems only, with what to do about it.
  case language(note: String)
  /// Something else, in the compiler's words.
  case other(String)

  /// Finds the cause in a compiler's words.
  package init(_ message: String) {
    let names = Self.quoted(message)
    if let note = ObjectiveCNotes.note(about: message) {
      self = .language(note: note)
      return
    }
    switch (message, names.first, names.dropFirst().first) {
    case (let text, let name?, _) where text.hasPrefix("no such module"):
      self = .missingModule(String(name.prefix { $0 != "." }))
    case (let text, let name?, let module?)
    where text.hasPrefix("no type named") && text.contains("in module"):
      self = .ofMissingModule([module], name: name)
    case (let text, let module?, let name?)
    where text.hasPrefix("module '") && text.contains("has no member named"):
      self = .ofMissingModule([module], name: name)
    case (let text, let name?, let module?) where text.contains("does not exist in module"):
      self = .ofMissingModule([module], name: name)
    case (let text, let name?, _) where Self.beginnings.contains(where: text.hasPrefix):
      self = .missingName(name)
    case (let text, let type?, let member?) where text.contains("has no member"):
      self = .missingMember(member, of: type)
    default: self = .other(message)
    }
  }

  /// How messages begin that say that a name is not found.
  private static let beginnings = [
    "cannot find type", "cannot find '", "unknown attribute", "no macro named",
  ]

  /// The texts between single quotes.
  static func quoted(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }
}
