/// The pages that are open, and what they show of the run that is much to find out.
struct PageStack: Sendable {
  /// The pages, the one in front last.
  var open: [Overlay] = []
  /// The navigation graph, while it is shown.
  @Stamped var graph: GraphState?
  /// The waits of the run, while they are shown.
  @Stamped var ledger: WaitLedger?
  /// What is known of the latest failure, while it is shown.
  @Stamped var failureReport: FailureReport?
  /// What elements of page objects have found on the screens of the run, while that is shown.
  @Stamped var coverage: RunCoverage?

  /// The page in front.
  var front: Overlay? { open.last }

  /// Whether a page of a kind is open.
  func contains(_ kind: Overlay.Kind) -> Bool { open.contains { $0.kind == kind } }

  /// Opens a page, or brings it to the front.
  mutating func add(_ kind: Overlay.Kind) {
    open.removeAll { $0.kind == kind }
    open.append(Overlay(kind: kind))
  }

  /// Closes the page in front.
  mutating func closeFront() { if !open.isEmpty { open.removeLast() } }

  /// Closes all pages.
  mutating func close() { open = [] }

  /// Selects a line of the page in front.
  mutating func select(_ item: Int) {
    if let last = open.indices.last { open[last].cursor = item }
  }

  /// Selects a line of the page of a kind, if it is open.
  mutating func select(_ item: Int, in kind: Overlay.Kind) {
    if let place = open.firstIndex(where: { $0.kind == kind }) { open[place].cursor = item }
  }
}
