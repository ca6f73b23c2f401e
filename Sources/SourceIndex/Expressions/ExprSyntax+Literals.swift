import ElementModel
import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// The text of a literal without interpolations.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The number of a literal, with its sign.
  var number: Double? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.number.map { -$0 }
    }
    let text =
      self.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? self.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.filter { $0 != "_" }) }
  }

  /// The operator that stands here between two operands.
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension ElementType {
  /// The type of a case's name, such as `staticText`.
  init?(caseName: String) {
    guard let type = Self.byCaseName[caseName] else { return nil }
    self = type
  }

  private static let byCaseName = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
