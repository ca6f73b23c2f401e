import Foundation

/// Answers the compiler's messages, each a JSON object.
enum MacroPlugin {
  /// The answer to a message: what a macro becomes, or what the plugin can do.
  static func answer(to message: [String: Any]) -> Data {
    if message["getCapability"] != nil {
      return encoded(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    }
    guard let request = message["expandAttachedMacro"] as? [String: Any] else {
      let expansion = expansion(ofFreestanding: message["expandFreestandingMacro"])
      return encoded(["expandMacroResult": ["expandedSource": expansion, "diagnostics": [Any]()]])
    }
    let expansion = expansion(for: AttachedMacro(request))
    return encoded(["expandMacroResult": ["expandedSource": expansion, "diagnostics": [Any]()]])
  }

  /// What an attached macro adds; those that only mark something add nothing.
  private static func expansion(for macro: AttachedMacro) -> String {
    switch macro.type {
    case "AnimatableMacro": AnimatableMacro.expansion(for: macro)
    case "EntryMacro": EntryMacro.expansion(for: macro)
    case "ModelMacro": ModelMacro.expansion(for: macro)
    case "PersistedPropertyMacro": PersistedPropertyMacro.expansion(for: macro)
    case "QueryMacro": QueryMacro.expansion(for: macro)
    case "ModelActorMacro": ModelActorMacro.expansion(for: macro)
    case "GenerableMacro": GenerableMacro.expansion(for: macro)
    case "TipParameterMacro": TipParameterMacro.expansion(for: macro)
    default: ""
    }
  }

  /// What a macro that stands alone becomes: no code, but for rules of tips.
  ///
  /// Nothing shows the previews of `#Preview`, and what `#Index` and `#Unique` say is read by `@Model`,
  /// in whose classes they stand.
  private static func expansion(ofFreestanding request: Any?) -> String {
    let request = request as? [String: Any]
    guard (request?["macro"] as? [String: Any])?["typeName"] as? String == "RuleMacro",
      let source = (request?["syntax"] as? [String: Any])?["source"] as? String
    else { return "" }
    return RuleMacro.expansion(of: source)
  }

  private static func encoded(_ answer: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)) ?? Data()
  }
}
