/// Finds ways to find an element in a test.
package enum SuggestedLocators {
  /// The ways there are to find an element, best first: those that find it alone before others, and
  /// of these those that last.
  ///
  /// - Parameters:
  ///   - id: The identity of the element.
  ///   - tree: What the app shows.
  ///   - pages: What the project's page objects look for.
  /// - Returns: The locators, each finding the element; none when it is not there.
  package static func of(
    elementWithID id: Int, in tree: ElementTree, pages: [NamedLocator] = []
  ) -> [SuggestedLocator] {
    guard let index = tree.index(ofElementWithID: id) else { return [] }
    let candidates = LocatorCandidates(of: index, in: tree).all
    var seen: Set<String> = []
    let known = pages.filter { page in
      page.query.map { $0.binding != .all && $0.matches(in: tree) == [index] } ?? false
    }
    let locators = candidates.compactMap { candidate -> SuggestedLocator? in
      let matches = candidate.query.matches(in: tree)
      guard matches.contains(index), seen.insert(candidate.text).inserted else { return nil }
      let names = known.filter { $0.query?.query == candidate.query.query }.map(\.name)
      return SuggestedLocator(
        text: candidate.text, query: candidate.query, matches: matches.count,
        basis: candidate.basis, reason: candidate.reason(matches: matches.count),
        pageElements: names)
    }
    return locators.enumerated().sorted { one, other in
      rank(one.element, one.offset) < rank(other.element, other.offset)
    }.map(\.element)
  }

  /// The elements of page objects that find an element and no other.
  ///
  /// - Parameters:
  ///   - id: The identity of the element.
  ///   - tree: What the app shows.
  ///   - pages: What the project's page objects look for.
  /// - Returns: Their names, in the order given.
  package static func pageElements(
    findingElementWithID id: Int, in tree: ElementTree, pages: [NamedLocator]
  ) -> [String] {
    guard let index = tree.index(ofElementWithID: id) else { return [] }
    return pages.filter { $0.query?.matches(in: tree) == [index] }.map(\.name)
  }

  private static func rank(_ locator: SuggestedLocator, _ offset: Int) -> (Int, Int, Int) {
    (locator.matches == 1 ? 0 : 1, locator.basis.rawValue, offset)
  }
}
