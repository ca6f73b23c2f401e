/// What a person types to ask about the elements of a screen, as they would in Xcode's debugger:
/// `app.buttons["Sign In"]`, `app.cells.count`, `a.exists && b.label == "c"`, `label CONTAINS "d"`.
///
/// It is made by the parser in `SourceIndex`, and evaluated on as many screens as one likes.
package indirect enum QueryExpression: Hashable, Sendable {
  /// Elements.
  case elements(LocatedQuery, column: Int)
  /// A property of an element or a query.
  case attribute(Attribute, LocatedQuery, column: Int)
  /// A property or method of a value, such as `hasPrefix("a")` of a text.
  case member(Member, QueryExpression, column: Int)
  /// A constant.
  case constant(ExpressionValue)
  /// `!`
  case not(QueryExpression, column: Int)
  /// `&&`
  case and(QueryExpression, QueryExpression)
  /// `||`
  case or(QueryExpression, QueryExpression)
  /// Two values compared.
  case comparison(QueryExpression, Comparison, QueryExpression, column: Int)

  /// A property of elements or of queries, by its name in XCUITest.
  package enum Attribute: String, CaseIterable, Hashable, Sendable {
    case exists, isHittable, label, identifier, value, title, placeholderValue, frame
    case elementType, isEnabled, isSelected, hasFocus, count, debugDescription

    /// Whether queries have it, and not elements.
    package var isOfQueries: Bool { self == .count }
    /// Whether it can be read of an element that is not there.
    var needsElement: Bool { self != .exists && self != .isHittable }
  }

  /// What can be asked of a value.
  package enum Member: Hashable, Sendable {
    case contains(String), hasPrefix(String), hasSuffix(String)
    case isEmpty, count
    case minX, minY, midX, midY, maxX, maxY, width, height
  }

  /// How values are compared.
  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }
}
