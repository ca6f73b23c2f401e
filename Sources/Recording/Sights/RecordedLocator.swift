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
  /// recording.
  package var matches: Int
  package var matchesElsewhere: Int

  /// The ways to find an element, the one that lasts best first.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The screen of the step.
  ///   - steps: The recording, on whose screens it should find no second element.
  ///   - index: The sources, whose pages may look for it.
  /// - Returns: The locators.
  package static func all(
    of id: Int, in tree: ElementTree, _ steps: [RecordedStep], _ index: ProjectIndex
  ) -> [RecordedLocator] {
    let screens = RecordedScreens(RecordingItem.items(of: steps))
    let pages = QueryExpressionParser.locators(of: index)
    return screens.locators(id, in: tree, pages: pages).map { locator in
      let isOne = locator.query.binding != .all
      return RecordedLocator(
        text: locator.text, reason: locator.reason, basis: locator.basis,
        matches: locator.matches,
        matchesElsewhere: isOne ? locator.matches : screens.matches(locator.query.query))
    }
  }
}
