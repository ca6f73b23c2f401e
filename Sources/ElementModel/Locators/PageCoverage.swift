/// Which elements of page objects are on a screen: once, more than once, or not at all.
package struct PageCoverage: Hashable, Sendable {
  /// How many elements a locator finds.
  package enum Finding: Hashable, Sendable {
    /// None.
    case nothing
    /// One, as an element should.
    case one
    /// More than one: using it as one element fails the test.
    case several(Int)
    /// It is a query, which finds this many.
    case all(Int)
    /// The application itself: an element of a base class, for pages to take the place of. It is
    /// always there, and so says nothing of a page.
    case application
    /// Only a run can tell what it looks for.
    case unknown
  }

  /// One element of a page object.
  package struct Entry: Hashable, Sendable {
    /// Its name, such as `SignInViewPage.email`.
    package var name: String
    /// How many elements it finds.
    package var finding: Finding
    /// The identities of what it finds.
    package var elementIDs: [Int]

    /// Whether it can tell that its page is on the screen, or is not.
    package var tells: Bool { finding != .unknown && finding != .application }
  }

  /// The elements in the order given.
  package var entries: [Entry]

  /// Looks for what page objects look for.
  ///
  /// - Parameters:
  ///   - locators: What they look for.
  ///   - tree: What the app shows.
  package init(of locators: [NamedLocator], in tree: ElementTree) {
    entries = locators.map { locator in
      guard let query = locator.query else {
        return Entry(name: locator.name, finding: .unknown, elementIDs: [])
      }
      let matches = query.matches(in: tree)
      let finding: Finding =
        switch (query.isElement, matches.count) {
        case (_, 0): .nothing
        case (false, let count): .all(count)
        case (true, 1): tree.elements[matches[0]].type == .application ? .application : .one
        case (true, let count): .several(count)
        }
      return Entry(
        name: locator.name, finding: finding, elementIDs: matches.map { tree.elements[$0].id })
    }
  }
}
