import SwiftParser
import SwiftSyntax

/// What stands in the parentheses of `@Guide` or `@Generable`.
struct GuideArguments {
  /// The expression of what the model is told; nil where there is none.
  private(set) var description: String?
  /// The expressions of what holds for values.
  private(set) var guides: [String] = []

  /// Reads an attribute.
  ///
  /// - Parameter source: Such as `@Guide(description: "A name", .count(3))`.
  init(_ source: String) {
    let file = Parser.parse(source: "\(source) var x")
    let attribute = file.statements.first?.item.as(VariableDeclSyntax.self)?.attributes.first?
      .as(AttributeSyntax.self)
    self.init(attribute)
  }

  /// Reads an attribute.
  init(_ attribute: AttributeSyntax?) {
    guard case .argumentList(let arguments) = attribute?.arguments else { return }
    for argument in arguments {
      let expression = argument.expression.trimmedDescription
      if argument.label?.text == "description" {
        description = expression
      } else {
        guides.append(expression)
      }
    }
  }
}
