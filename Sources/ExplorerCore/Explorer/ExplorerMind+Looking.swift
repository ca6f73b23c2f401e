import ElementModel
import SessionProtocol
import SourceModel

/// Finding out about elements.
extension ExplorerMind {
  /// The locators of all page elements.
  var locators: [NamedLocator] { memory.locators(of: project.$index).locators }

  /// What each page element finds on the screen.
  var coverage: PageCoverage {
    memory.locators(of: project.$index).coverage(on: run.state.screen)
  }

  /// The pages that the app shows: those with at least half of their elements on the screen.
  ///
  /// Not all are asked for, as pages also declare messages and alerts that seldom appear.
  var shownPages: Set<String> {
    let pages = Dictionary(grouping: coverage.entries.filter(\.tells)) {
      String($0.name.prefix { $0 != "." })
    }
    return Set(
      pages.filter { _, found in 2 * found.count { $0.finding != .nothing } >= found.count }.keys)
  }

  /// The element that the open inspector is about.
  var inspectedID: Int? { pages.keys(of: InspectorPage.Key.self).first?.id }

  /// The element that the selected line of Pages finds, if that pane has the keys.
  private var pageElementID: Int? {
    guard view.focus == .pages, let cursor = cursors[.pages] else { return nil }
    return pagesPane.elementID(at: cursor)
  }

  /// The element to look at: one that a person has selected in App or Pages, else the one under
  /// action.
  var lookedAtID: Int? { pageElementID ?? selectedElementID }

  /// Opens the inspector.
  mutating func inspect() {
    guard let id = lookedAtID else { return }
    pages.close(InspectorPage.Key.self)
    open(InspectorPage.Key(id: id))
  }

  /// Opens the tree at the selected element.
  mutating func showTree() {
    if let id = pageElementID { view.appElement = id }
    open(TreePage.Key())
  }

  /// Selects an element in App, all pages closed.
  mutating func showInApp(_ id: Int) {
    pages.close()
    view.focus = .app
    view.appElement = id
    cursors[.app] = appPane.elements.firstIndex { $0.id == id }
    if cursors[.app] == nil, run.state.screen.element(withID: id) == nil {
      notice = language.say("the element is not on the screen now", ja: "要素は今の画面にありません")
    }
  }

  /// Opens the list of page elements that may be wrong.
  mutating func showSuspects() {
    var coverage = RunCoverage()
    coverage.follow(run.record, locators)
    findings.coverage = coverage
    open(SuspectsPage.Key())
  }

  /// Takes in new screens of the run while the list is open, and forgets them once it is closed.
  mutating func followCoverage() {
    guard var coverage = findings.coverage else { return }
    findings.coverage = nil
    guard pages.contains(SuspectsPage.Key()) else { return }
    coverage.follow(run.record, locators)
    findings.coverage = coverage
  }

  /// Opens the difference between two screens: those of two events, or the one now and the one
  /// before.
  mutating func showDifference(_ text: String) {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return open(DifferencePage.Key(events: nil)) }
    let numbers = words.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 2,
      numbers.allSatisfy({ run.record.event(at: $0) != nil })
    else {
      let last = max(0, run.record.endIndex - 1)
      notice = language.say(
        "write two event numbers from \(run.record.firstIndex) to \(last)",
        ja: "\(run.record.firstIndex)〜\(last) のイベント番号を二つ書いてください")
      return
    }
    open(DifferencePage.Key(events: .init(from: numbers[0], to: numbers[1])))
  }
}
