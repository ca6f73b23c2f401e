package import ElementModel
package import PredicateLanguage
package import SimulatedFoundation

extension XCUIElement: PredicateReadable {
  /// The element, with its attributes as keys.
  package nonisolated var predicateValue: PredicateValue {
    .object(
      PredicateObject(self, identity: self) { key in
        MainActor.assumeIsolated { self.predicateValue(forKey: key) }
      })
  }
}

extension XCUIElementQuery: PredicateReadable {
  /// The query, with what it can be asked as keys.
  package nonisolated var predicateValue: PredicateValue {
    .object(
      PredicateObject(self, identity: self) { key in
        MainActor.assumeIsolated { self.predicateValue(forKey: key) }
      })
  }
}

extension MatchedElement: PredicateReadable {
  /// The element, with its attributes as keys.
  nonisolated var predicateValue: PredicateValue {
    .object(
      PredicateObject(self, identity: self) { key in
        MainActor.assumeIsolated { self.predicateValue(forKey: key) }
      })
  }
}

extension ElementType: PredicateReadable {
  /// Its number.
  package var predicateValue: PredicateValue { .integer(Int(rawValue)) }
}

extension SizeClass: PredicateReadable {
  /// Its number.
  package var predicateValue: PredicateValue { .integer(rawValue) }
}

extension XCElementSnapshot: PredicateSubject {
  /// What a query's block is given in its place.
  package nonisolated var subjectForBlocks: Any { MatchedElement(element) }
}
