/// Reads the text of a query.
struct SearchConditionReader {
  private var rest: Substring

  /// Reads a query.
  ///
  /// - Returns: What it asks; `nil` where it is none.
  static func condition(of text: String) -> SearchCondition? {
    var reader = SearchConditionReader(rest: text[...])
    guard let condition = reader.alternatives() else { return nil }
    reader.skipSpace()
    return reader.rest.isEmpty ? condition : nil
  }

  private mutating func alternatives() -> SearchCondition? {
    guard var condition = conjunction() else { return nil }
    while take("||") {
      guard let next = conjunction() else { return nil }
      condition = .either(condition, next)
    }
    return condition
  }

  private mutating func conjunction() -> SearchCondition? {
    guard var condition = single() else { return nil }
    while take("&&") {
      guard let next = single() else { return nil }
      condition = .both(condition, next)
    }
    return condition
  }

  private mutating func single() -> SearchCondition? {
    if take("(") {
      guard let condition = alternatives(), take(")") else { return nil }
      return condition
    }
    if take("!") { return single().map { .not($0) } }
    skipSpace()
    let key = String(rest.prefix { $0.isLetter || $0.isNumber || "_*".contains($0) })
    rest = rest.dropFirst(key.count)
    guard !key.isEmpty, let sign = sign() else { return nil }
    skipSpace()
    guard let value = value() else { return nil }
    let options = String(rest.prefix(while: \.isLetter))
    rest = rest.dropFirst(options.count)
    return .comparison(key: key, sign: sign, value: value, options: options)
  }

  private mutating func sign() -> String? {
    for sign in ["==", "!=", "<=", ">=", "<", ">", "="] where take(sign) { return sign }
    return nil
  }

  private mutating func value() -> String? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let number = String(rest.prefix { $0.isNumber || "+-.".contains($0) })
      rest = rest.dropFirst(number.count)
      return number.isEmpty ? nil : number
    }
    rest = rest.dropFirst()
    var value = ""
    while let next = rest.popFirst() {
      if next == quote { return value }
      if next == "\\", let escaped = rest.popFirst() {
        value.append(escaped)
      } else {
        value.append(next)
      }
    }
    return nil
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
}
