import PredicateLanguage

/// What the last step of a query looks for, as far as it is a text and a type.
struct SearchedText {
  /// The text.
  var text: String
  /// The attribute it must stand in; `nil` for any that identifies.
  var attribute: TextAttribute?
  /// Whether the text is to be a part of the attribute's.
  var isPart: Bool
  /// The type, or `.any`.
  var type: ElementType
  /// The steps before those that look for it: where it is looked for.
  var scope: [ElementQuery.Step]

  /// Reads a query; `nil` when it looks for no text.
  init?(_ query: ElementQuery) {
    guard let last = query.steps.lastIndex(where: { $0.searchedText != nil }),
      let (text, attribute, stated) = query.steps[last].searchedText
    else { return nil }
    self.text = text
    self.attribute = attribute
    isPart = query.steps[last].isAboutPart(text)
    var type = stated
    var scope = query.steps[..<last]
    while let step = scope.last {
      switch step {
      case .descendants(let wanted), .children(let wanted):
        if type == .any { type = wanted }
        scope.removeLast()
        self.type = type
        self.scope = Array(scope)
        return
      default: scope.removeLast()
      }
    }
    self.type = type
    self.scope = []
  }
}

extension ElementQuery.Step {
  /// Whether the step looks for a text as a part of another.
  fileprivate func isAboutPart(_ text: String) -> Bool {
    guard case .matching(.predicate(let predicate)) = self else { return false }
    return predicate.parsed.looksForPart(text)
  }

  /// The text that the step looks for, where it must stand, and the type that it asks for.
  fileprivate var searchedText: (String, TextAttribute?, ElementType)? {
    guard case .matching(let condition) = self else { return nil }
    switch condition {
    case .identified(let key): return (key, nil, .any)
    case .typed(let type, let key): return key.map { ($0, nil, type) }
    case .predicate(let predicate): return predicate.parsed.searchedText
    }
  }
}

extension ParsedPredicate {
  fileprivate func looksForPart(_ text: String) -> Bool {
    switch self {
    case .and(let parts), .or(let parts): return parts.contains { $0.looksForPart(text) }
    case .comparison(let comparison):
      return comparison.right == .constant(.string(text))
        && [.contains, .beginsWith, .endsWith].contains(comparison.operator)
    default: return false
    }
  }

  /// The first text that an attribute is compared with.
  fileprivate var searchedText: (String, TextAttribute?, ElementType)? {
    switch self {
    case .and(let parts):
      guard let found = parts.lazy.compactMap(\.searchedText).first else { return nil }
      return (found.0, found.1, parts.lazy.compactMap(\.searchedType).first ?? .any)
    case .or(let parts): return parts.lazy.compactMap(\.searchedText).first
    case .comparison(let comparison): return comparison.searchedText
    default: return nil
    }
  }

  private var searchedType: ElementType? {
    guard case .comparison(let comparison) = self, comparison.operator == .equal,
      comparison.left == .keyPath(["elementType"]),
      case .constant(let value) = comparison.right,
      let number = value.number.flatMap({ UInt(exactly: $0) })
    else { return nil }
    return ElementType(rawValue: number)
  }
}

extension PredicateComparison {
  fileprivate var searchedText: (String, TextAttribute?, ElementType)? {
    if case .constant(.string(let text)) = left, right == .keyPath(["identifiers"]) {
      return (text, nil, .any)
    }
    guard case .keyPath(let keys) = left, case .constant(.string(let text)) = right,
      keys.count == 1
    else { return nil }
    switch `operator` {
    case .equal, .contains, .beginsWith, .endsWith, .like:
      return (text, TextAttribute(rawValue: keys[0]), .any)
    default: return nil
    }
  }
}
