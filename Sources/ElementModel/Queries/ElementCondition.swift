/// What an element must satisfy to be matched.
package enum ElementCondition: Hashable, Sendable {
  /// One of its identifying strings equals the key: Xcode's `"key" IN identifiers`.
  case identified(by: String)
  /// Its type, with `.any` for every type, and one of its identifying strings if a key is given.
  case typed(ElementType, key: String?)
  /// A predicate holds for it.
  case predicate(ElementPredicate)

  /// Whether an element satisfies the condition.
  package func holds(for element: Element) -> Bool { ElementMatcher(self).holds(element) }
}
