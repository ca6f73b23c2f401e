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
  /// The pages that were there for certain before its first action.
  var before: Set<String> = []
  /// The pages of which something was seen since its last action.
  private(set) var seen: Set<String> = []
  /// Those that were there for certain before the next action, or in the end.
  private(set) var last: Set<String> = []

  init(_ landing: PageLanding, page: String, callers: [SourceFrame]) {
    self.landing = landing
    self.page = page
    self.callers = callers
  }

  /// The pages of which something was there then.
  private(set) var lastPossible: Set<String> = []

  /// Whether the page that the method gives did not appear, or was gone in the end where it is the
  /// method's own, which a screen that leaves still shows.
  var misses: Bool {
    page == landing.owner ? !lastPossible.contains(page) : !seen.contains(page)
  }

  /// The pages that have appeared for certain.
  var appeared: Set<String> { last.subtracting(before) }

  /// Takes in which pages a screen shows.
  mutating func see(_ sight: PageSights.Sight) {
    seen.formUnion(sight.possible)
    last = sight.certain
    lastPossible = sight.possible
  }

  /// Whether another one is of the same call, so that its action is a later one of the same method.
  func isSameCall(as other: SeenLanding) -> Bool {
    landing == other.landing && callers == other.callers
  }
}
