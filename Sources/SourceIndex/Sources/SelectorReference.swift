import SwiftSyntax

/// What `#selector(…)` is written as where there is no Objective-C: a `Selector` that holds the
/// method itself, beside its name.
enum SelectorReference {
  /// The text to compile instead.
  ///
  /// - Parameter node: A macro expansion.
  /// - Returns: The text, on one line; `nil` for another macro, or for what is not understood.
  static func text(for node: MacroExpansionExprSyntax) -> String? {
    guard node.macroName.text == "selector", node.arguments.count == 1,
      let argument = node.arguments.first
    else { return nil }
    if let label = argument.label?.text {
      let name = lastName(of: argument.expression)?.baseName.text
      guard ["getter", "setter"].contains(label), let name else { return nil }
      return "Selector(\"\(name)\")"
    }
    var expression = argument.expression
    // `method as (Type) -> () -> Void` says which of several is meant.
    if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first
    {
      expression = first
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      expression = call.calledExpression
    }
    guard let method = lastName(of: expression) else { return nil }
    let name = objectiveCName(method)
    if ["resignFirstResponder"].contains(name) { return "Selector(\"\(name)\")" }
    guard let owner = owner(of: expression) else { return nil }
    return "Selector(\"\(name)\", \(owner).\(method.trimmedDescription))"
  }

  /// The name of a method in Objective-C, as far as its Swift name tells.
  static func objectiveCName(_ method: DeclReferenceExprSyntax) -> String {
    let labels = method.argumentNames?.arguments.map(\.name.text) ?? []
    return objectiveCName(method.baseName.text, labels: labels)
  }

  /// The name in Objective-C of a method with some argument labels, `_` for none.
  static func objectiveCName(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let start =
      first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
    return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func lastName(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
  }

  /// The type whose method is meant: the one that is named, or else the one around.
  private static func owner(of expression: ExprSyntax) -> String? {
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else {
      return enclosingType(of: expression)
    }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return enclosingType(of: expression) }
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? text : nil
  }

  private static func enclosingType(of node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let syntax = next {
      if let type = syntax.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = syntax.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if let type = syntax.as(StructDeclSyntax.self) { return type.name.text }
      if let type = syntax.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = syntax.as(EnumDeclSyntax.self) { return type.name.text }
      next = syntax.parent
    }
    return nil
  }
}
