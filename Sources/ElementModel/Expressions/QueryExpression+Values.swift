import Foundation

extension QueryExpression {
  /// Reads a property as XCUITest does.
  static func value(
    of attribute: Attribute, _ query: LocatedQuery, _ matches: [Int], in tree: ElementTree,
    column: Int
  ) throws(ExpressionError) -> ExpressionValue {
    if attribute == .count { return .number(Double(matches.count)) }
    if attribute == .debugDescription { return .text(description(of: matches, in: tree)) }
    if attribute == .exists { return .bool(!matches.isEmpty) }
    guard let first = matches.first else {
      guard attribute.needsElement else { return .bool(false) }
      throw ExpressionError(column: column, .value(.missingElement(attribute: attribute.rawValue)))
    }
    guard matches.count == 1 || !attribute.needsElement else {
      throw ExpressionError(column: column, .value(.severalElements(matches.count)))
    }
    return value(of: attribute, tree.elements[first])
  }

  private static func value(of attribute: Attribute, _ element: Element) -> ExpressionValue {
    switch attribute {
    case .isHittable: .bool(element.isHittable)
    case .label: .text(element.label)
    case .identifier: .text(element.identifier)
    case .value: element.value.map(ExpressionValue.text) ?? .none
    case .title: .text(element.title)
    case .placeholderValue: element.placeholderValue.map(ExpressionValue.text) ?? .none
    case .frame: .rect(element.frame)
    case .elementType: .type(element.type)
    case .isEnabled: .bool(element.isEnabled)
    case .isSelected: .bool(element.isSelected)
    case .hasFocus: .bool(element.hasFocus)
    case .exists: .bool(true)
    case .count: .number(1)
    case .debugDescription: .none
    }
  }

  /// Elements with all below them, a line each and indented by their level.
  private static func description(of matches: [Int], in tree: ElementTree) -> String {
    var lines: [String] = []
    var end = 0
    for match in matches where match >= end {
      let root = tree.elements[match]
      end = match + 1 + root.descendantCount
      for index in match..<end {
        let indent = String(repeating: "  ", count: tree.elements[index].depth - root.depth)
        lines.append(indent + tree.elements[index].summary)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Asks something of a value.
  static func value(
    of member: Member, _ value: ExpressionValue, column: Int
  ) throws(ExpressionError) -> ExpressionValue {
    switch (member, value) {
    case (.contains(let part), .text(let text)): return .bool(part.isEmpty || text.contains(part))
    case (.hasPrefix(let part), .text(let text)): return .bool(text.hasPrefix(part))
    case (.hasSuffix(let part), .text(let text)): return .bool(text.hasSuffix(part))
    case (.isEmpty, .text(let text)): return .bool(text.isEmpty)
    case (.count, .text(let text)): return .number(Double(text.count))
    case (.minX, .rect(let rect)): return .number(rect.minX)
    case (.minY, .rect(let rect)): return .number(rect.minY)
    case (.midX, .rect(let rect)): return .number(rect.midX)
    case (.midY, .rect(let rect)): return .number(rect.midY)
    case (.maxX, .rect(let rect)): return .number(rect.maxX)
    case (.maxY, .rect(let rect)): return .number(rect.maxY)
    case (.width, .rect(let rect)): return .number(rect.width)
    case (.height, .rect(let rect)): return .number(rect.height)
    default:
      throw ExpressionError(column: column, .value(.notAsked(of: value.kind)))
    }
  }

  /// Compares two values; only numbers and texts have an order.
  static func holds(
    _ left: ExpressionValue, _ comparison: Comparison, _ right: ExpressionValue, column: Int
  ) throws(ExpressionError) -> Bool {
    switch comparison {
    case .equal, .notEqual:
      guard left.isComparable(to: right) else {
        throw ExpressionError(column: column, .value(.neverEqual(left.kind, right.kind)))
      }
      return (left == right) == (comparison == .equal)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    switch (left, right) {
    case (.number(let one), .number(let other)): return ordered(one, comparison, other)
    case (.text(let one), .text(let other)): return ordered(one, comparison, other)
    default:
      throw ExpressionError(
        column: column, .value(.noOrder(comparison.rawValue, left.kind, right.kind)))
    }
  }

  private static func ordered<Value: Comparable>(
    _ one: Value, _ comparison: Comparison, _ other: Value
  ) -> Bool {
    switch comparison {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    case .equal: one == other
    case .notEqual: one != other
    }
  }
}

extension ExpressionValue {
  /// Whether two values may be equal: they are of one kind, or one is `nil`.
  fileprivate func isComparable(to other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.none, _), (_, .none), (.bool, .bool), (.number, .number), (.text, .text),
      (.rect, .rect), (.type, .type):
      true
    default: false
    }
  }
}
