import ElementModel

/// The names that may follow a dot in an expression about elements.
enum ExpressionVocabulary {
  /// Properties that find elements of a type, such as `buttons`.
  static let queries = ElementType.allCases.compactMap(\.queryName).sorted()
  /// Methods of queries and how they are called.
  static let queryMethods = [
    "element(boundBy: ", "element(matching: ", "matching(identifier: ", "matching(.",
    "matching(NSPredicate(format: ", "containing(.", "containing(NSPredicate(format: ",
    "descendants(matching: .", "children(matching: .",
  ]
  /// Methods of elements and how they are called.
  static let elementMethods = ["descendants(matching: .", "children(matching: ."]

  /// Properties of an element, or of a query, besides those that find others.
  static func properties(isElement: Bool) -> [String] {
    let attributes = QueryExpression.Attribute.allCases
      .filter { $0 == .debugDescription || $0.isOfQueries != isElement }.map(\.rawValue)
    return attributes
      + (isElement ? ["firstMatch"] : ["firstMatch", "element", "allElementsBoundByIndex"])
  }

  /// All names without how they are called.
  static func members(isElement: Bool) -> [String] {
    let methods = (isElement ? elementMethods : queryMethods).map {
      String($0.prefix { $0 != "(" })
    }
    return properties(isElement: isElement) + queries + Set(methods).sorted()
  }
}
