import ElementModel
import SourceIndex
import SourceModel

/// Tells how much of a page object a screen shows.
struct PageSight {
  private let locators: [String: [NamedLocator]]

  init(_ index: ProjectIndex) {
    var locators: [String: [NamedLocator]] = [:]
    for locator in QueryExpressionParser.locators(of: index) {
      let page = locator.name.prefix { $0 != "." }
      locators[String(page), default: []].append(locator)
    }
    self.locators = locators
  }

  /// The share of a page's elements that are on a screen, from 0 to 1; `nil` where none can tell.
  func share(of page: String, in tree: ElementTree) -> Double? {
    let coverage = PageCoverage(of: locators[page] ?? [], in: tree)
    let telling = coverage.entries.filter(\.tells)
    guard !telling.isEmpty else { return nil }
    return Double(telling.count { $0.finding != .nothing }) / Double(telling.count)
  }

  /// Whether all that a screen shows of a page lies in a tab bar, which is below many pages.
  func isBar(_ page: String, in tree: ElementTree) -> Bool {
    let found = (locators[page] ?? []).compactMap(\.query).flatMap { $0.matches(in: tree) }
    return found.allSatisfy(tree.isInTabBar)
  }
}
