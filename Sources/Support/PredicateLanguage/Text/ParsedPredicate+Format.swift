import Foundation

extension ParsedPredicate {
  /// The predicate as `NSPredicate.predicateFormat` prints it: one text for one meaning.
  package var predicateFormat: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.predicateFormat
    case .and(let parts): Self.joined(parts, by: " AND ", whenEmpty: "TRUEPREDICATE")
    case .or(let parts): Self.joined(parts, by: " OR ", whenEmpty: "FALSEPREDICATE")
    case .not(let part): "NOT \(part.formatAsPart)"
    case .block(let block): "BLOCKPREDICATE(0x\(String(block.number, radix: 16)))"
    }
  }

  private static func joined(
    _ parts: [ParsedPredicate], by word: String, whenEmpty: String
  ) -> String {
    guard let first = parts.first else { return whenEmpty }
    guard parts.count > 1 else { return first.predicateFormat }
    return parts.map(\.formatAsPart).joined(separator: word)
  }

  /// In parentheses if it has several parts of its own.
  private var formatAsPart: String {
    switch self {
    case .and(let parts) where parts.count > 1, .or(let parts) where parts.count > 1:
      "(\(predicateFormat))"
    case .and(let parts) where parts.count == 1, .or(let parts) where parts.count == 1:
      parts[0].formatAsPart
    default: predicateFormat
    }
  }
}

extension PredicateComparison {
  /// The comparison as `NSPredicate.predicateFormat` prints it.
  var predicateFormat: String {
    let prefix =
      switch modifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    return "\(prefix)\(left.format) \(`operator`.rawValue)\(options.format) \(right.format)"
  }
}

extension PredicateComparison.Options {
  /// Letters in brackets, such as `[cd]`; nothing when there are none.
  var format: String {
    var letters = ""
    if contains(.caseInsensitive) { letters += "c" }
    if contains(.diacriticInsensitive) { letters += "d" }
    if contains(.normalized) { letters += "n" }
    if contains(.localeSensitive) { letters += "l" }
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}

extension ParsedExpression {
  /// The expression as `NSExpression` describes itself.
  package var format: String {
    switch self {
    case .constant(let value): value.format
    case .itself: "SELF"
    case .keyPath(let keys): Self.path(keys)
    case .keys(let keys, let base): "\(base.formatAsOperand(rank: 5)).\(Self.path(keys))"
    case .variable(let name): "$\(name)"
    case .aggregate(let values): "{\(values.map(\.format).joined(separator: ", "))}"
    case .arithmetic(let sign, let left, let right):
      "\(left.formatAsOperand(rank: sign.rank)) \(sign.rawValue) "
        + right.formatAsOperand(rank: sign.rank + 1)
    case .negated(let value): "-\(value.formatAsOperand(rank: 5))"
    case .function(let function, let arguments):
      "\(function.rawValue)(\(arguments.map(\.format).joined(separator: ", ")))"
    case .member(let position, let base):
      "\(base.formatAsOperand(rank: 5))[\(position.format)]"
    case .cast(let value, let type): "CAST(\(value.format), \"\(type)\")"
    case .subquery(let collection, let variable, let predicate):
      "SUBQUERY(\(collection.format), $\(variable), \(predicate.predicateFormat))"
    }
  }

  /// In parentheses if it binds less than an operator of a rank.
  private func formatAsOperand(rank: Int) -> String {
    let own =
      switch self {
      case .arithmetic(let sign, _, _): sign.rank
      case .negated: 4
      // A number with a sign would read as something else before a dot or a bracket.
      case .constant where rank == 5: 0
      default: 6
      }
    return own < rank ? "(\(format))" : format
  }

  private static func path(_ keys: [String]) -> String {
    keys.map { $0.isReservedInPredicates ? "#\($0)" : $0 }.joined(separator: ".")
  }
}

extension ParsedExpression.Operator {
  /// How strongly it binds.
  fileprivate var rank: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .power: 3
    }
  }
}

extension ParsedExpression.Position {
  fileprivate var format: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let position): position.format
    }
  }
}

extension String {
  /// Whether a key must be written with `#`, so as not to be taken for a keyword.
  fileprivate var isReservedInPredicates: Bool {
    switch PredicateKeyword(word: self) {
    case nil, .first, .last, .size: false
    default: true
    }
  }

  /// The text in quotes, as a constant of a predicate format.
  package var quotedForPredicate: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension PredicateValue {
  /// The value as a constant of a predicate format.
  var format: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    case .real(let value): Self.format(value)
    case .string(let text): text.quotedForPredicate
    case .date(let date):
      "CAST(\(Self.decimals(date.timeIntervalSinceReferenceDate)), \"NSDate\")"
    case .collection(let values): "{\(values.map(\.format).joined(separator: ", "))}"
    case .rect(let rect):
      "{{\(Self.format(Double(rect.origin.x))), \(Self.format(Double(rect.origin.y)))}, "
        + "{\(Self.format(Double(rect.size.width))), \(Self.format(Double(rect.size.height)))}}"
    case .object(let object): "\(object.base)"
    }
  }

  /// Without a fraction when there is none, as `NSNumber` prints itself.
  private static func format(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func decimals(_ value: Double) -> String {
    String(format: "%.6f", value)
  }
}
