import PredicateLanguage

/// A condition in the form in which it is asked of many elements.
///
/// The comparisons that tests use most become a few machine instructions; all others are evaluated
/// step by step.
struct ElementMatcher: Sendable {
  /// Whether an element satisfies the condition.
  let holds: @Sendable (Element) -> Bool
  /// A string that identifies all elements that satisfy the condition, when there is one.
  let requiredString: String?
  /// A type that all elements that satisfy the condition have, when there is one.
  let requiredType: ElementType?

  init(_ condition: ElementCondition) {
    switch condition {
    case .identified(let key):
      holds = { $0.isIdentified(by: key) }
      requiredString = key.isEmpty ? nil : key
      requiredType = nil
    case .typed(let type, let key):
      requiredString = key?.isEmpty == true ? nil : key
      requiredType = type == .any ? nil : type
      holds = {
        (type == .any || $0.type == type) && (key.map($0.isIdentified(by:)) ?? true)
      }
    case .predicate(let predicate):
      holds = Self.compile(predicate.parsed, predicate.surroundings)
      requiredString = predicate.parsed.requiredString
      requiredType = nil
    }
  }

  private static func compile(
    _ predicate: ParsedPredicate, _ surroundings: ElementPredicate.Surroundings
  ) -> @Sendable (Element) -> Bool {
    switch predicate {
    case .constant(let value): return { _ in value }
    case .not(let part):
      let part = compile(part, surroundings)
      return { !part($0) }
    case .and(let parts):
      let parts = parts.map { compile($0, surroundings) }
      return { element in
        for part in parts where !part(element) { return false }
        return true
      }
    case .or(let parts):
      let parts = parts.map { compile($0, surroundings) }
      return { element in
        for part in parts where part(element) { return true }
        return false
      }
    case .comparison(let comparison):
      if let compiled = compile(comparison) { return compiled }
    case .block: break
    }
    let general = ElementPredicate(predicate, surroundings: surroundings)
    return { general.holds(for: $0) }
  }

  /// A comparison of one attribute with a constant; `nil` for all others.
  private static func compile(
    _ comparison: PredicateComparison
  ) -> (@Sendable (Element) -> Bool)? {
    if let key = comparison.identifyingString { return { $0.isIdentified(by: key) } }
    guard comparison.modifier == .direct, case .keyPath(let keys) = comparison.left,
      keys.count == 1, case .constant(let constant) = comparison.right
    else { return nil }
    if let attribute = TextAttribute(rawValue: keys[0]), case .string(let text) = constant {
      return compile(attribute, comparison.operator, text, comparison.options)
    }
    guard let isWanted = comparison.operator.isEquality, let number = constant.number else {
      return nil
    }
    if let flag = FlagAttribute(keys[0]) {
      return { (number == (flag.value(of: $0) ? 1 : 0)) == isWanted }
    }
    if keys[0] == "elementType" {
      return { (Double($0.type.rawValue) == number) == isWanted }
    }
    return nil
  }

  private static func compile(
    _ attribute: TextAttribute, _ operator: PredicateComparison.Operator, _ text: String,
    _ options: PredicateComparison.Options
  ) -> (@Sendable (Element) -> Bool)? {
    let comparison = TextComparison(options)
    switch `operator` {
    case .equal where comparison.isExact: return { attribute.text(of: $0) == text }
    case .notEqual where comparison.isExact: return { attribute.text(of: $0) != text }
    case .contains:
      return search(attribute, TextSearch(text, .anywhere, options), comparison.contains)
    case .beginsWith:
      return search(attribute, TextSearch(text, .start, options), comparison.hasPrefix)
    case .endsWith:
      return search(attribute, TextSearch(text, .end, options), comparison.hasSuffix)
    case .equal:
      return search(attribute, TextSearch(text, .whole, options), comparison.isEqual)
    case .like:
      let wildcards = Wildcards(text, comparison)
      return { element in
        attribute.text(of: element).map { comparison.isLike($0, wildcards) } ?? false
      }
    default: return nil
    }
  }

  /// Searches bytes while texts are ASCII, and characters where they are not.
  private static func search(
    _ attribute: TextAttribute, _ search: TextSearch?,
    _ general: @escaping @Sendable (String, String) -> Bool
  ) -> (@Sendable (Element) -> Bool)? {
    guard let search else { return nil }
    return { element in
      guard let text = attribute.text(of: element) else { return false }
      return search.matches(text) ?? general(text, search.text)
    }
  }
}

extension PredicateComparison.Operator {
  /// `true` for `==`, `false` for `!=`.
  fileprivate var isEquality: Bool? {
    switch self {
    case .equal: true
    case .notEqual: false
    default: nil
    }
  }
}

extension PredicateComparison {
  /// The key of `"key" IN identifiers` in one of its spellings.
  fileprivate var identifyingString: String? {
    guard options.isEmpty else { return nil }
    let identifiers = ParsedExpression.keyPath(["identifiers"])
    switch (modifier, left, `operator`, right) {
    case (.direct, .constant(.string(let key)), .isIn, identifiers),
      (.direct, identifiers, .contains, .constant(.string(let key))),
      (.any, identifiers, .equal, .constant(.string(let key))):
      // The list has no empty strings.
      return key.isEmpty ? nil : key
    default: return nil
    }
  }
}

extension ParsedPredicate {
  /// A string that identifies all elements the predicate holds for.
  fileprivate var requiredString: String? {
    switch self {
    case .and(let parts): return parts.lazy.compactMap(\.requiredString).first
    case .or(let parts) where parts.count == 1: return parts[0].requiredString
    case .comparison(let comparison):
      if let key = comparison.identifyingString { return key }
      guard comparison.modifier == .direct, comparison.options.isEmpty,
        case .keyPath(let keys) = comparison.left, keys.count == 1,
        TextAttribute(rawValue: keys[0]) != nil,
        case .constant(.string(let text)) = comparison.right, !text.isEmpty
      else { return nil }
      switch comparison.operator {
      case .equal: return text
      case .like where !text.contains { "*?\\".contains($0) }: return text
      default: return nil
      }
    default: return nil
    }
  }
}
