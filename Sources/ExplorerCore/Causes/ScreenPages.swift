import ElementModel
import SessionProtocol
import SourceModel

/// The page objects that model whole screens, for telling which of them the app shows.
struct ScreenPages: Sendable {
  /// A page with how much of it is on a screen.
  struct Sight: Hashable {
    var page: String
    /// Elements of it that find something.
    var found: Int
    /// Elements of it of which can be told whether they do.
    var known: Int
  }

  private let locators: [NamedLocator]
  /// Names of the pages that are screens: a footer bar is on many of them.
  private let screens: Set<String>

  /// No pages.
  init() {
    locators = []
    screens = []
  }

  /// The pages of a project.
  ///
  /// - Parameters:
  ///   - index: The project.
  ///   - locators: What the elements of its pages look for.
  init(of index: ProjectIndex, _ locators: [NamedLocator]) {
    self.locators = locators
    screens = Set(NavigationGraph(index: index, observations: nil).pages.map(\.name))
  }

  /// Screens with some locators.
  init(screens: Set<String>, _ locators: [NamedLocator]) {
    self.screens = screens
    self.locators = locators
  }

  /// The screens that have an element which is looked for by the same strings.
  func pages(seeking searched: [SearchedKey]) -> [String] {
    var names: [String] = []
    for locator in locators where locator.query?.query.searched == searched {
      let page = Self.page(of: locator.name)
      if screens.contains(page), !names.contains(page) { names.append(page) }
    }
    return names
  }

  /// How much of each screen there is, in the order of the sources.
  func sights(in tree: ElementTree) -> [Sight] {
    var sights: [Sight] = []
    for entry in PageCoverage(of: locators, in: tree).entries where entry.finding != .unknown {
      let page = Self.page(of: entry.name)
      guard screens.contains(page) else { continue }
      let found = entry.elementIDs.isEmpty ? 0 : 1
      if let place = sights.firstIndex(where: { $0.page == page }) {
        sights[place].found += found
        sights[place].known += 1
      } else {
        sights.append(Sight(page: page, found: found, known: 1))
      }
    }
    return sights
  }

  private static func page(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
