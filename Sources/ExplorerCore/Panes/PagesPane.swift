import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// The Pages pane: page objects, their elements on the current screen, and their methods.
struct PagesPane {
  /// A line of the pane.
  private enum Item {
    case page(Int)
    case element(page: Int, element: Int)
    case method(page: Int, method: Int)
  }

  private let model: ExplorerModel
  private let pages: [PageObject]
  /// Elements found for each page's locators; `nil` for a locator that cannot be evaluated.
  private let matches: [[[Int]?]]
  private let currentPage: Int?
  private let items: [Item]

  init(model: ExplorerModel) {
    self.model = model
    let pages = model.index.pages
    let screen = model.state.screen
    let matches = model.memo.matches(of: pages, in: screen) { Self.matches(of: $0, in: screen) }
    let current = Self.currentPage(in: pages, stack: model.state.stack)
    var items: [Item] = []
    for (number, page) in pages.enumerated() {
      items.append(.page(number))
      let isShown = Self.isComplete(matches[number]) ?? false
      guard model.folds[.page(page.name)] ?? (isShown || number == current) else { continue }
      items += page.elements.indices.map { .element(page: number, element: $0) }
      items += page.methods.indices.map { .method(page: number, method: $0) }
    }
    self.pages = pages
    self.matches = matches
    self.items = items
    currentPage = current
  }

  /// Its items are pages, elements and methods.
  var document: PaneDocument {
    PaneDocument(count: items.count, anchor: anchor) { item, width in
      [line(for: items[item], width: width)]
    }
  }

  /// The line of the element under action, else of the page that the run is in.
  private var anchor: Int {
    items.firstIndex {
      if case .element(let page, let element) = $0 { isUnderAction(page, element) } else { false }
    }
      ?? items.firstIndex { if case .page(let page) = $0 { page == currentPage } else { false } }
      ?? 0
  }

  /// The page that a line belongs to.
  func fold(at item: Int) -> ExplorerModel.Fold? {
    guard items.indices.contains(item) else { return nil }
    switch items[item] {
    case .page(let page), .element(let page, _), .method(let page, _):
      return .page(pages[page].name)
    }
  }

  /// Where a line's declaration stands.
  func location(at item: Int) -> SourceLocation? {
    guard items.indices.contains(item) else { return nil }
    return switch items[item] {
    case .page(let page): pages[page].location
    case .element(let page, let element): pages[page].elements[element].location
    case .method(let page, let method): pages[page].methods[method].location
    }
  }

  /// The text that a line's element is looked for by.
  func key(at item: Int) -> String? {
    guard items.indices.contains(item), case .element(let page, let element) = items[item] else {
      return nil
    }
    return pages[page].elements[element].key
  }

  /// What a breakpoint at a line would be at.
  func place(at item: Int) -> Breakpoint.Place? {
    guard items.indices.contains(item) else { return nil }
    switch items[item] {
    case .page(let page): return .call(pages[page].name)
    case .method(let page, let method):
      return .call("\(pages[page].name).\(pages[page].methods[method].name)")
    case .element(let page, let element):
      return pages[page].elements[element].key.map { .element($0) }
    }
  }

  // MARK: Evaluation

  /// The elements that a locator finds, if it could be read off the source.
  private static func matches(of element: PageElement, in screen: ElementTree) -> [Int]? {
    guard let name = element.queryName, let type = ElementType(queryName: name) else { return nil }
    var query = ElementQuery().appending(.descendants(type))
    if let key = element.key { query = query.appending(.matching(.identified(by: key))) }
    return query.matches(in: screen)
  }

  /// Whether all elements of a page are there; `nil` when none can be evaluated.
  private static func isComplete(_ matches: [[Int]?]) -> Bool? {
    let known = matches.compactMap(\.self)
    return known.isEmpty ? nil : known.allSatisfy { !$0.isEmpty }
  }

  /// How much of a page is on the screen: all of it, or how many of its elements.
  ///
  /// A part is no failure: messages and alerts are elements of a page too, and seldom there.
  private static func presence(of matches: [[Int]?]) -> (String, Role) {
    let known = matches.compactMap(\.self)
    let found = known.count { !$0.isEmpty }
    if known.isEmpty { return (" ", .dim) }
    if found == known.count { return ("✓", .pass) }
    return ("\(found)/\(known.count)", found > 0 ? .text : .dim)
  }

  /// The page whose method runs, the innermost one.
  private static func currentPage(in pages: [PageObject], stack: [SourceFrame]) -> Int? {
    for frame in stack {
      let type = frame.function.prefix { $0 != "." }
      if let page = pages.firstIndex(where: { $0.name == type }) { return page }
    }
    return nil
  }

  private func isUnderAction(_ page: Int, _ element: Int) -> Bool {
    guard let id = model.state.elementID, currentPage.map({ $0 == page }) ?? true,
      let index = model.state.screen.index(ofElementWithID: id)
    else { return false }
    return matches[page][element]?.contains(index) ?? false
  }

  // MARK: Lines

  private func line(for item: Item, width: Int) -> StyledLine {
    switch item {
    case .page(let page): return pageLine(page)
    case .element(let page, let element): return elementLine(page, element, width: width)
    case .method(let page, let method):
      let declaration = pages[page].methods[method]
      let isRunning = model.state.stack.contains {
        $0.function == "\(pages[page].name).\(declaration.name)"
      }
      var line = StyledLine(isRunning ? "▶ " : "  ", .running)
      line.add("  \(declaration.name)", isRunning ? .running : .text)
      if !declaration.returnType.isEmpty { line.add(" → \(declaration.returnType)", .dim) }
      return line
    }
  }

  private func pageLine(_ page: Int) -> StyledLine {
    let isOpen =
      model.folds[.page(pages[page].name)]
      ?? (Self.isComplete(matches[page]) ?? false || page == currentPage)
    var line = StyledLine(isOpen ? " ▾ " : " ▸ ", .dim)
    line.add(pages[page].name, page == currentPage ? .running : .title)
    if page == currentPage { line.addTrailing("◀ ", .running) }
    let (text, role) = Self.presence(of: matches[page])
    line.addTrailing("\(text) ", role)
    return line
  }

  private func elementLine(_ page: Int, _ element: Int, width: Int) -> StyledLine {
    let declaration = pages[page].elements[element]
    let found = matches[page][element]
    let isActive = isUnderAction(page, element)
    var line = StyledLine(isActive ? "▶   " : "    ", .running)
    line.add(declaration.name, isActive ? .highlight : found?.isEmpty ?? true ? .dim : .text)
    let type = declaration.queryName.flatMap(ElementType.init(queryName:)).map { "\($0)" } ?? "?"
    // Names matter more than types: a type gets what the longest name leaves.
    let longest = pages[page].elements.map(\.name.terminalWidth).max() ?? 0
    let room = min(15, width - longest - 10)
    if room >= 8 { line.addTrailing(type.padded(toWidth: room), .dim) }
    let count = found.map { String($0.count) } ?? "·"
    let role: Role = found.map { $0.count == 1 ? .pass : $0.isEmpty ? .dim : .wait } ?? .dim
    line.addTrailing(count.padded(toWidth: 3, alignment: .trailing) + " ", role)
    return line
  }
}
