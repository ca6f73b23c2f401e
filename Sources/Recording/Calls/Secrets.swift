import ElementModel
import SessionProtocol
import SourceModel

/// What was typed into secure fields, which is never written into a source.
struct Secrets {
  /// Names of environment variables by the texts that stand in them.
  private let names: [String: String]

  /// Collects the texts.
  ///
  /// - Parameters:
  ///   - items: What was done.
  ///   - areWritten: Whether they stand in the sources already, so that nothing is hidden.
  init(in items: [RecordingItem], areWritten: Bool = false) {
    guard !areWritten else {
      names = [:]
      return
    }
    var names: [String: String] = [:]
    for action in items.compactMap(\.action) {
      guard case .type(let text) = action.kind, names[text] == nil,
        text.unicodeScalars.contains(where: { $0.properties.generalCategory != .control }),
        let field = Self.field(of: action), field.type == .secureTextField
      else { continue }
      names[text] = SecretName.of(field, besides: Set(names.values))
    }
    self.names = names
  }

  private static func field(of action: RecordedAction) -> Element? {
    action.elementID.flatMap { action.before.element(withID: $0) }
      .flatMap { $0.type == .application ? nil : $0 }
      ?? action.before.elements.first { $0.hasFocus }
  }

  /// Swift for a text: a literal, or of a secret the environment variable that it is in.
  func swift(for text: String) -> String {
    guard let name = names[text] else { return SwiftLiteral.readable(text) }
    return "ProcessInfo.processInfo.environment[\(SwiftLiteral.readable(name))] ?? \"\""
  }

  /// Whether a text must not be written.
  func contains(_ text: String) -> Bool { names[text] != nil }

  /// The texts by the variables that stand for them.
  var texts: [String: String] { Dictionary(names.map { ($1, $0) }) { $1 } }
}

extension [RecordedStep] {
  /// What was typed into secure fields, by the environment variables that stand for it in sources.
  package var secrets: [String: String] { Secrets(in: RecordingItem.items(of: self)).texts }
}
