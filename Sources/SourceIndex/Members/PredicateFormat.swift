/// The comparisons of a predicate's format that ask for an element by identifier or label.
struct PredicateFormat {
  /// How a text is compared.
  enum Operation: String {
    case equals, beginsWith, endsWith, contains, like
    /// A regular expression, or a list: only a run can tell.
    case other
  }

  /// One comparison.
  struct Comparison: Equatable {
    var operation: Operation
    /// The text in the format; `nil` for an argument.
    var literal: String?
    /// Position of the argument that is the text.
    var argument: Int?
  }

  private(set) var comparisons: [Comparison] = []

  private static let attributes: Set<String> = ["identifier", "label", "title"]

  /// Reads a format.
  init(_ format: String) {
    var tokens = Self.tokens(of: format)[...]
    var arguments = 0
    /// Takes the next argument's position for each `%`.
    func position() -> Int {
      defer { arguments += 1 }
      return arguments
    }
    while let token = tokens.popFirst() {
      guard case .word(let word) = token else { continue }
      if word.hasPrefix("%") {
        _ = position()
        continue
      }
      guard Self.attributes.contains(word), case .word(let symbol)? = tokens.first,
        let operation = Self.operation(symbol)
      else { continue }
      tokens = tokens.dropFirst()
      switch tokens.popFirst() {
      case .text(let text):
        comparisons.append(Comparison(operation: operation, literal: text, argument: nil))
      case .word(let value) where value.hasPrefix("%"):
        comparisons.append(
          Comparison(operation: operation, literal: nil, argument: position()))
      default: break
      }
    }
  }

  private enum Token {
    case word(String)
    case text(String)
  }

  private static func operation(_ symbol: String) -> Operation? {
    let upper = symbol.uppercased()
    let name = upper.prefix { $0 != "[" }
    let isExact = !upper.contains("[")
    switch name {
    case "==", "=": return isExact ? .equals : .other
    case "BEGINSWITH": return isExact ? .beginsWith : .other
    case "ENDSWITH": return isExact ? .endsWith : .other
    case "CONTAINS": return isExact ? .contains : .other
    case "LIKE": return isExact ? .like : .other
    case "MATCHES", "IN": return .other
    default: return nil
    }
  }

  /// Splits a format into words, operators and quoted texts.
  private static func tokens(of format: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    func isOperator(_ character: Character) -> Bool { "=!<>&|".contains(character) }
    func finish() {
      if !word.isEmpty { tokens.append(.word(word)) }
      word = ""
    }
    var rest = Substring(format)
    while let character = rest.popFirst() {
      if character == "'" || character == "\"" {
        finish()
        let text = rest.prefix { $0 != character }
        tokens.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 1)
      } else if character.isWhitespace || "(),".contains(character) {
        finish()
      } else {
        // Options such as `[cd]` are the operator's.
        if let last = word.last, character != "[", isOperator(last) != isOperator(character) {
          finish()
        }
        word.append(character)
      }
    }
    finish()
    return tokens
  }
}
