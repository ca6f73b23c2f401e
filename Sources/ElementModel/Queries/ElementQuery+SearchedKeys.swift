extension ElementQuery {
  /// The strings that the steps look for, outermost first, each with the type of elements that it
  /// is looked for among; `.any` where any will do.
  ///
  /// Of a predicate it is the string that all elements it holds for are identified by; a predicate
  /// that says no such thing, such as one of a part of a label, gives none.
  package var searchedKeys: [(type: ElementType, key: String)] {
    var type = ElementType.any
    return steps.compactMap { step in
      switch step {
      case .descendants(let sought), .children(let sought):
        type = sought
        return nil
      case .matching(let condition):
        let matcher = ElementMatcher(condition)
        return matcher.requiredString.map { (matcher.requiredType ?? type, $0) }
      case .containing(let condition):
        let matcher = ElementMatcher(condition)
        return matcher.requiredString.map { (matcher.requiredType ?? .any, $0) }
      case .index, .first, .identity: return nil
      }
    }
  }
}
