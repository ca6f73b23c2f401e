/// What a property list, a JSON file or a YAML file holds, as one kind of tree.
package indirect enum DocumentValue: Hashable, Sendable {
  /// A text, a number, a date: all that has no parts, as it was written.
  case text(String)
  /// Yes or no, where the format tells it from a text.
  case flag(Bool)
  /// An ordered list.
  case list([DocumentValue])
  /// Values by key.
  case mapping([String: DocumentValue])
  /// No value.
  case nothing

  /// The text; a flag is `YES` or `NO`, as build settings write it.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .list, .mapping, .nothing: nil
    }
  }

  /// Whether it says yes: `true`, `YES` or `1`; `nil` for what says neither yes nor no.
  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .text(let text): Bool(setting: text)
    case .list, .mapping, .nothing: nil
    }
  }

  /// The whole number that it is.
  package var number: Int? { text.flatMap { Int($0) } }

  /// The list that it is.
  package var list: [DocumentValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The mapping that it is.
  package var mapping: [String: DocumentValue]? {
    if case .mapping(let values) = self { values } else { nil }
  }

  /// The texts of a list, or the one text that stands for a list of one.
  package var texts: [String] {
    switch self {
    case .list(let values): values.compactMap(\.text)
    case .text, .flag: text.map { [$0] } ?? []
    case .mapping, .nothing: []
    }
  }

  /// The value under a key; `nil` where there is none, or this is no mapping.
  package subscript(key: String) -> DocumentValue? { mapping?[key] }

  /// What a build setting would be written as: a list is its texts with spaces in between.
  var settingText: String? {
    switch self {
    case .list(let values): values.compactMap(\.text).map(\.settingWord).joined(separator: " ")
    default: text
    }
  }
}

extension DocumentValue: ExpressibleByStringLiteral {
  /// A text.
  package init(stringLiteral value: String) { self = .text(value) }
}

extension Bool {
  /// Reads a flag as build settings and schemes write it.
  init?(setting text: String) {
    switch text.lowercased() {
    case "yes", "true", "1": self = true
    case "no", "false", "0": self = false
    default: return nil
    }
  }
}

extension String {
  /// The text as one word of a list of words: in quotes where a space would part it.
  var settingWord: String {
    contains(" ") && !contains("\"") && !contains("$(inherited)") ? "\"\(self)\"" : self
  }
}
