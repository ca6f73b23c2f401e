package import ElementModel
import SourceIndex
package import SourceModel

/// A way to find the element of a step, with what speaks for it and against it.
package struct RecordedLocator: Hashable, Sendable {
  /// The locator as Swift, beginning with `app`.
  package var text: String
  /// Why it is where it is in the list.
  package var reason: String
  /// What it relies on.
  package var basis: SuggestedLocator.Basis
  /// How many elements it finds on the screen of the step, and at most on any screen of the
  /// recording and of the runs before it.
  package var matches: Int
  package var matchesElsewhere: Int

  /// The ways to find an element, the one that lasts best first.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The screen of the step.
  ///   - steps: The recording, on whose screens it should find no second element.
  ///   - earlier: What the runs before it have shown, where that holds too.
  ///   - index: The sources, whose pages may look for it.
  /// - Returns: The locators.
  package static func all(
    of id: Int, in tree: ElementTree, _ steps: [RecordedStep],
    after earlier: SeenScreens = SeenScreens(), _ index: ProjectIndex
  ) -> [RecordedLocator] {
    let screens = RecordedScreens(RecordingItem.items(of: steps), after: earlier)
    let pages = QueryExpressionParser.locators(of: index)
    return screens.locators(id, in: tree, pages: pages).map { locator in
      // The first of many, or the one at a place, is one wherever there is any.
      let isOne = locator.query.binding != .unique
      return RecordedLocator(
        text: locator.text, reason: locator.reason, basis: locator.basis,
        matches: locator.matches,
        matchesElsewhere: isOne ? locator.matches : screens.matches(locator.query.query))
    }
  }
}
