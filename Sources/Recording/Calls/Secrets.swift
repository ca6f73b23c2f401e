import ElementModel
import SessionProtocol
import SourceModel

/// What was typed into secure fields, which is never written into a source.
struct Secrets {
  /// Names of environment variables by the texts that stand in them.
  private let names: [String: String]

  /// Collects the texts.
  init(in items: [RecordingItem]) {
    var names: [String: String] = [:]
    for action in items.compactMap(\.action) {
      guard case .type(let text) = action.kind, !text.isEmpty, names[text] == nil,
        let field = Self.field(of: action), field.type == .secureTextField
      else { continue }
      names[text] = Self.name(for: field, besides: Set(names.values))
    }
    self.names = names
  }

  private static func field(of action: RecordedAction) -> Element? {
    action.elementID.flatMap { action.before.element(withID: $0) }
      .flatMap { $0.type == .application ? nil : $0 }
      ?? action.before.elements.first { $0.hasFocus }
  }

  /// A name such as `PASSWORD_FIELD`, of the last word of an identifier or of the label.
  private static func name(for field: Element, besides taken: Set<String>) -> String {
    let text = field.identifier.split(separator: ".").last.map(String.init) ?? field.label
    var name = ""
    var wasLower = false
    for character in text {
      guard character.isASCII, character.isLetter || character.isNumber else {
        if !name.isEmpty, name.last != "_" { name += "_" }
        continue
      }
      if wasLower, character.isUppercase { name += "_" }
      wasLower = character.isLowercase
      name += character.uppercased()
    }
    while name.last == "_" { name.removeLast() }
    if name.isEmpty || name.first?.isNumber == true { name = "PASSWORD" }
    var number = 2
    let first = name
    while taken.contains(name) {
      name = "\(first)_\(number)"
      number += 1
    }
    return name
  }

  /// Swift for a text: a literal, or of a secret the environment variable that it is in.
  func swift(for text: String) -> String {
    guard let name = names[text] else { return SwiftLiteral.readable(text) }
    return "ProcessInfo.processInfo.environment[\(SwiftLiteral.readable(name))] ?? \"\""
  }

  /// Whether a text must not be written.
  func contains(_ text: String) -> Bool { names[text] != nil }

  /// The environment variables that what is written asks for.
  var variables: [String] { names.values.sorted() }
}
