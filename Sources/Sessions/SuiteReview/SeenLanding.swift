import SessionProtocol
import SourceModel

/// Where a method of a page led to in a run.
struct SeenLanding {
  /// The method, as its page declares it.
  let landing: PageLanding
  /// The page that it gives.
  let page: String
  /// The calls around the method, innermost first.
  let callers: [SourceFrame]
  /// The pages of which something was seen since its last action.
  private(set) var seen: Set<String> = []
  /// Those that were there for certain before the next action, or in the end.
  private(set) var last: Set<String> = []

  init(_ landing: PageLanding, page: String, callers: [SourceFrame]) {
    self.landing = landing
    self.page = page
    self.callers = callers
  }

  /// Takes in which pages a screen shows.
  mutating func see(_ sight: PageSights.Sight) {
    seen.formUnion(sight.possible)
    last = sight.certain
  }

  /// Whether another one is of the same call, so that its action is a later one of the same method.
  func isSameCall(as other: SeenLanding) -> Bool {
    landing == other.landing && callers == other.callers
  }
}
