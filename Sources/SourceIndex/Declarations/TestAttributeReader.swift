import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads `@Test` and `@Suite`.
enum TestAttributeReader {
  /// What an attribute says.
  ///
  /// - Parameters:
  ///   - name: `Test` or `Suite`.
  ///   - attributes: The attributes of a declaration.
  /// - Returns: What it says; `nil` where there is none of that name.
  static func attribute(_ name: String, in attributes: AttributeListSyntax) -> TestAttribute? {
    let found = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      [name, "Testing.\(name)"].contains($0.attributeName.trimmedDescription)
    }
    guard let found else { return nil }
    guard case .argumentList(let arguments)? = found.arguments else { return TestAttribute() }
    var attribute = TestAttribute()
    var values: [String] = []
    for argument in arguments {
      // What a test is called with stands last, and has one label for all.
      if argument.label?.text == "arguments" || !values.isEmpty {
        values.append(CondensedText.text(of: argument.expression))
      } else if let text = argument.expression.as(StringLiteralExprSyntax.self) {
        attribute.displayName = text.representedLiteralValue
      } else {
        read(trait: argument.expression, into: &attribute)
      }
    }
    if !values.isEmpty { attribute.arguments = values.joined(separator: ", ") }
    return attribute
  }

  private static func read(trait: ExprSyntax, into attribute: inout TestAttribute) {
    if let call = trait.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name == "tags"
    {
      attribute.tags += call.arguments.map { tag($0.expression) }
    } else {
      attribute.traits.append(CondensedText.text(of: trait))
    }
  }

  /// The name of a tag: `fast` for `.fast` and for `Tag.fast`.
  private static func tag(_ expression: ExprSyntax) -> String {
    let text =
      expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? CondensedText.text(of: expression)
    let name = text.hasPrefix("Tag.") ? text.dropFirst(4) : text[...]
    return String(name.hasPrefix(".") ? name.dropFirst() : name)
  }
}
