package import PredicateLanguage

/// A predicate about elements.
package struct ElementPredicate: Hashable, Sendable {
  /// What predicates may ask that an element does not know itself.
  package struct Surroundings: Hashable, Sendable {
    /// How much room there is from left to right.
    package var horizontal: SizeClass
    /// How much room there is from top to bottom.
    package var vertical: SizeClass

    /// Says how much room there is.
    package init(horizontal: SizeClass = .unspecified, vertical: SizeClass = .unspecified) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// What must hold.
  package let parsed: ParsedPredicate
  /// Where the elements are.
  package let surroundings: Surroundings

  /// Makes a predicate about elements.
  package init(_ parsed: ParsedPredicate, surroundings: Surroundings = Surroundings()) {
    self.parsed = parsed
    self.surroundings = surroundings
  }

  /// The keys that predicates may read from elements.
  package static let keys = ElementAttribute.allCases.map(\.rawValue)

  /// Why the predicate can hold for no element, such as a key that elements do not have; `nil` when
  /// nothing is wrong with it.
  ///
  /// Found by asking each of its comparisons about an element that has all attributes.
  package var problem: String? {
    let subject = value(of: Self.complete)
    return parsed.firstProblem { comparison throws(PredicateEvaluationError) in
      _ = try ParsedPredicate.comparison(comparison).holds(for: subject)
    }
  }

  /// Whether it holds for an element; a comparison without an answer does not.
  package func holds(for element: Element) -> Bool {
    do throws(PredicateEvaluationError) {
      return try parsed.holds(for: value(of: element))
    } catch {
      return false
    }
  }

  /// An element as predicates read it.
  private func value(of element: Element) -> PredicateValue {
    let surroundings = surroundings
    return .object(
      PredicateObject(XCElementSnapshot(element: element), identity: element) { key in
        ElementAttribute(rawValue: key)?.value(of: element, in: surroundings)
      })
  }

  private static let complete = Element(
    id: 0, type: .other, identifier: "identifier", label: "label", title: "title", value: "value",
    placeholderValue: "placeholder")
}

/// An element as block predicates are given it; its name is what Xcode's messages call elements
/// that have no such key.
package struct XCElementSnapshot: Sendable {
  /// The element.
  package let element: Element
}

extension ParsedPredicate {
  /// The message of the first of all comparisons for which a check throws.
  fileprivate func firstProblem(
    _ check: (PredicateComparison) throws(PredicateEvaluationError) -> Void
  ) -> String? {
    switch self {
    case .constant, .block: return nil
    case .not(let part): return part.firstProblem(check)
    case .and(let parts), .or(let parts):
      for part in parts {
        if let problem = part.firstProblem(check) { return problem }
      }
      return nil
    case .comparison(let comparison):
      do throws(PredicateEvaluationError) {
        try check(comparison)
        return nil
      } catch {
        return error.message
      }
    }
  }
}
