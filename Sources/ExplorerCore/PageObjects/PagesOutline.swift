import ElementModel
import SessionProtocol
import SourceModel

/// Which lines the Pages pane has, and what the elements in them find on the screen.
///
/// It has all that the lines are made of but the language.
final class PagesOutline: Sendable {
  /// A line of the pane.
  enum Item: Sendable {
    case page(Int)
    case element(page: Int, element: Int)
    case method(page: Int, method: Int)
    case useCase(Int)
    case useCaseMethod(useCase: Int, method: Int)
  }

  /// What each page's locators find.
  let matches: [[PageCoverage.Entry]]
  /// The page whose method runs.
  let currentPage: Int?
  let items: [Item]
  /// The line of the element under action, else of the page that the run is in.
  let anchor: Int
  /// What the sources say.
  let index: ProjectIndex
  /// Calls that run, innermost first.
  let stack: [SourceFrame]
  /// Pages that a person folded or unfolded.
  let folds: [Fold: Bool]
  private let elementID: Int?

  /// Finds the lines out.
  ///
  /// - Parameters:
  ///   - index: What the sources say.
  ///   - state: What the run adds up to.
  ///   - folds: Pages that a person folded or unfolded.
  ///   - coverage: What the elements of the pages find on the screen.
  init(
    index: ProjectIndex, state: RunState, folds: [Fold: Bool], coverage: PageCoverage
  ) {
    let pages = index.pages
    var entries = coverage.entries[...]
    let matches = pages.map { page in
      defer { entries = entries.dropFirst(page.elements.count) }
      return Array(entries.prefix(page.elements.count))
    }
    let current = Self.currentPage(in: pages, state.stack)
    var items: [Item] = []
    for (number, page) in pages.enumerated() {
      items.append(.page(number))
      let isShown = Self.isComplete(matches[number]) ?? false
      guard folds[.page(page.name)] ?? (isShown || number == current) else { continue }
      items += page.elements.indices.map { .element(page: number, element: $0) }
      items += page.methods.indices.map { .method(page: number, method: $0) }
    }
    for (number, useCase) in index.useCases.enumerated() {
      items.append(.useCase(number))
      guard folds[.page(useCase.name)] ?? false else { continue }
      items += useCase.methods.indices.map { .useCaseMethod(useCase: number, method: $0) }
    }
    self.matches = matches
    self.items = items
    currentPage = current
    self.index = index
    stack = state.stack
    self.folds = folds
    elementID = state.elementID
    let active = state.elementID.flatMap { id in
      items.firstIndex {
        guard case .element(let page, let element) = $0, current ?? page == page else {
          return false
        }
        return matches[page][element].elementIDs.contains(id)
      }
    }
    anchor =
      active
      ?? items.firstIndex { if case .page(let page) = $0 { page == current } else { false } } ?? 0
  }

  /// Whether an element of a page is the one that the run is about.
  func isUnderAction(_ page: Int, _ element: Int) -> Bool {
    guard let elementID, currentPage.map({ $0 == page }) ?? true else { return false }
    return matches[page][element].elementIDs.contains(elementID)
  }

  /// The page whose method runs, the innermost one.
  private static func currentPage(in pages: [PageObject], _ stack: [SourceFrame]) -> Int? {
    for frame in stack {
      let type = frame.function.prefix { $0 != "." }
      if let page = pages.firstIndex(where: { $0.name == type }) { return page }
    }
    return nil
  }

  /// Whether all elements of a page are there; `nil` when none can be evaluated.
  static func isComplete(_ matches: [PageCoverage.Entry]) -> Bool? {
    let known = matches.filter(\.tells)
    return known.isEmpty ? nil : known.allSatisfy { $0.finding != .nothing }
  }
}
