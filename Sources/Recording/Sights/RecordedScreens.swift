import ElementModel

/// The screens that a recording and the runs before it have seen.
struct RecordedScreens {
  /// As many of the recording's latest are looked at.
  private static let limit = 32

  private let trees: [ElementTree]

  init(_ items: [RecordingItem] = [], after earlier: SeenScreens = SeenScreens()) {
    trees = earlier.trees + items.suffix(Self.limit).compactMap(\.screen)
  }

  /// Whether something holds of any of them.
  func contains(_ holds: (ElementTree) -> Bool) -> Bool { trees.contains(where: holds) }

  /// The most elements that a query finds on any of them.
  func matches(_ query: ElementQuery) -> Int {
    trees.map { query.matches(in: $0).count }.max() ?? 0
  }

  /// The ways to find an element, best first: those that find it alone on all screens before others.
  func locators(_ id: Int, in tree: ElementTree, pages: [NamedLocator]) -> [SuggestedLocator] {
    let all = SuggestedLocators.of(elementWithID: id, in: tree, pages: pages)
    guard let first = all.first, isAmbiguous(first) else { return all }
    let lasting = all.filter { $0.matches == 1 && !isAmbiguous($0) }
    return lasting + all.filter { !lasting.contains($0) }
  }

  /// Whether a locator finds several elements on some screen.
  private func isAmbiguous(_ locator: SuggestedLocator) -> Bool {
    locator.query.binding == .unique && matches(locator.query.query) > 1
  }
}
