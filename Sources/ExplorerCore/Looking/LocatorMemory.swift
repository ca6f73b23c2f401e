import ElementModel
import Foundation
import SourceIndex
import SourceModel

/// What the page objects of a project look for, read once, and what they find on the screen that was
/// asked about last.
///
/// Everything in it follows from the sources and the screen: it is no part of a model's value.
final class LocatorMemory: @unchecked Sendable {
  private let index: ProjectIndex
  // All that follows is guarded by the lock; what is handed out are values.
  private let lock = NSLock()
  private var known: [NamedLocator]?
  private var latest: (tree: ElementTree, coverage: PageCoverage)?

  init(index: ProjectIndex) { self.index = index }

  /// What the elements of all pages look for, in the order of the sources.
  var locators: [NamedLocator] { lock.withLock { read() } }

  /// What they find on a screen; without a screen, the locators are not even read.
  func coverage(on tree: ElementTree) -> PageCoverage {
    lock.withLock {
      if let latest, latest.tree == tree { return latest.coverage }
      let coverage = PageCoverage(of: tree.isEmpty ? unread : read(), in: tree)
      latest = (tree, coverage)
      return coverage
    }
  }

  private func read() -> [NamedLocator] {
    if let known { return known }
    let locators = QueryExpressionParser.locators(of: index)
    known = locators
    return locators
  }

  /// The locators where there is nothing to find: none finds anything, whatever it looks for.
  private var unread: [NamedLocator] {
    index.pages.flatMap { page in
      page.elements.map { element in
        NamedLocator(
          name: "\(page.name).\(element.name)",
          query: element.queryName == nil ? nil : LocatedQuery())
      }
    }
  }
}
