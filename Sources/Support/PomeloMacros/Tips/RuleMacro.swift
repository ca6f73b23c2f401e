/// Expands `#Rule` of tips: the rule is created with what stands behind its name.
enum RuleMacro {
  /// What the macro becomes.
  ///
  /// - Parameter source: The macro as written, such as `#Rule(Self.$count) { $0 > 3 }`.
  /// - Returns: An expression; nothing of what is no rule.
  static func expansion(of source: String) -> String {
    guard let start = source.firstIndex(where: { $0 == "(" || $0 == "{" }) else { return "" }
    return "TipKit.Tips.Rule\(source[start...])"
  }
}
