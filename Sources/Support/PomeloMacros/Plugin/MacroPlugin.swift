import Foundation

/// Answers the compiler's messages, each a JSON object.
enum MacroPlugin {
  /// The answer to a message: what a macro becomes, or what the plugin can do.
  static func answer(to message: [String: Any]) -> Data {
    if message["getCapability"] != nil {
      return encoded(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    }
    guard let request = message["expandAttachedMacro"] as? [String: Any] else {
      // `#Preview`, the only macro that stands alone, becomes no code: nothing shows previews.
      return encoded(["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]])
    }
    return encoded([
      "expandMacroResult": ["expandedSource": expansion(for: request), "diagnostics": [Any]()]
    ])
  }

  /// What an attached macro adds: `@Previewable` nothing, `@Entry`, the only other one, a key.
  private static func expansion(for request: [String: Any]) -> String {
    let macro = request["macro"] as? [String: Any]
    guard macro?["typeName"] as? String != "PreviewableMacro" else { return "" }
    guard let entry = EntryDeclaration(source(request["declSyntax"])) else { return "" }
    if request["macroRole"] as? String == "accessor" { return EntryMacro.accessors(of: entry) }
    let context = (request["lexicalContext"] as? [Any])?.first ?? request["parentDeclSyntax"]
    return EntryMacro.key(of: entry, in: EntryMacro.Container(header: source(context)))
  }

  private static func source(_ syntax: Any?) -> String {
    (syntax as? [String: Any])?["source"] as? String ?? ""
  }

  private static func encoded(_ answer: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)) ?? Data()
  }
}
