import ElementModel
import SessionProtocol
import SourceModel

/// Finding out about elements.
extension ExplorerModel {
  /// What the page objects look for.
  var locators: [NamedLocator] { locatorMemory.locators }

  /// What the page objects find on the screen.
  var coverage: PageCoverage { locatorMemory.coverage(on: state.screen) }

  /// The page objects that are on the screen: half of their elements are, since messages and alerts
  /// are elements of a page too, and seldom there.
  var shownPages: Set<String> {
    let pages = Dictionary(grouping: coverage.entries.filter(\.tells)) {
      String($0.name.prefix { $0 != "." })
    }
    return Set(
      pages.filter { _, found in 2 * found.count { $0.finding != .nothing } >= found.count }.keys)
  }

  /// The element that the open inspector is about.
  var inspectedID: Int? {
    for overlay in overlays.reversed() {
      if case .inspector(let id) = overlay.kind { return id }
    }
    return nil
  }

  /// The element that the selected line of Pages finds, if that pane has the keys.
  private var pageElementID: Int? {
    guard focus == .pages, let cursor = cursors[.pages] else { return nil }
    return PagesPane(model: self).elementID(at: cursor)
  }

  /// The element to look at: one that a person has selected in App or Pages, else the one under
  /// action.
  var lookedAtID: Int? { pageElementID ?? selectedElementID }

  /// Opens the inspector.
  mutating func inspect() {
    guard let id = lookedAtID else { return }
    overlays.removeAll { if case .inspector = $0.kind { true } else { false } }
    open(.inspector(id))
  }

  /// Opens the tree at the selected element.
  mutating func showTree() {
    if let id = pageElementID { appElement = id }
    open(.tree)
  }

  /// Selects an element in App, all pages closed.
  mutating func showInApp(_ id: Int) {
    overlays = []
    focus = .app
    appElement = id
    cursors[.app] = AppPane(model: self).elements.firstIndex { $0.id == id }
    if cursors[.app] == nil, state.screen.element(withID: id) == nil {
      notice = language.say("the element is not on the screen now", ja: "要素は今の画面にありません")
    }
  }

  /// Where the element of a page object is declared, by a name such as `SignInViewPage.email`.
  func location(ofPageElement name: String) -> SourceLocation? {
    index.pages.lazy.flatMap { page in
      page.elements.lazy.map { ("\(page.name).\($0.name)", $0.location) }
    }.first { $0.0 == name }?.1
  }

  /// The process of the app that is shown, as the host numbers them: from 1001 on, one more for each
  /// launch.
  var appProcessID: Int {
    let launches = record.events.count { event in
      guard event.index <= state.position, case .application(let change) = event.content else {
        return false
      }
      return change.change == .launched
    }
    return 1000 + max(1, launches)
  }

  /// Opens the list of page elements that may be wrong.
  mutating func showSuspects() {
    var coverage = RunCoverage()
    coverage.follow(record, locators)
    runCoverage = coverage
    open(.suspects)
  }

  /// Looks at what the run has shown since, while the list is open; forgets it after.
  mutating func followCoverage() {
    guard var coverage = runCoverage else { return }
    runCoverage = nil
    guard overlays.contains(where: { $0.kind == .suspects }) else { return }
    coverage.follow(record, locators)
    runCoverage = coverage
  }

  /// Opens the difference between two screens: those of two events, or the one now and the one
  /// before.
  mutating func showDifference(_ text: String) {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return open(.difference(nil)) }
    let numbers = words.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 2,
      numbers.allSatisfy({ record.event(at: $0) != nil })
    else {
      let last = max(0, record.endIndex - 1)
      notice = language.say(
        "write two event numbers from \(record.firstIndex) to \(last)",
        ja: "\(record.firstIndex)〜\(last) のイベント番号を二つ書いてください")
      return
    }
    open(.difference(.init(from: numbers[0], to: numbers[1])))
  }
}
