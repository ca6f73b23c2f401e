import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

extension Pane {
  /// Page objects and use cases.
  package static let pages = Pane(
    2, LocalizedText("Pages", ja: "ページ"), at: .parts, isSelectable: true)
}

/// The Pages pane: page objects, their elements on the current screen, and their methods.
struct PagesPane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The page objects, with their elements on this screen.",
      ja: "ページオブジェクトと、この画面にあるその要素です。"),
    LocalizedText(
      "What is marked is there now, and methods can be called by hand.",
      ja: "印のある要素は今の画面にあり、メソッドは手で呼び出せます。"),
    lesson: "first-page")

  /// What the command does that gives it the keys.
  static let help = LocalizedText(
    "Give the keys to Pages, the page objects", ja: "ページオブジェクトへ移る")

  private typealias Item = PagesOutline.Item

  /// What the lines are, which is equal for equal inputs.
  let outline: PagesOutline
  let language: Language

  private var pages: [PageObject] { outline.index.pages }
  private var matches: [[PageCoverage.Entry]] { outline.matches }
  private var currentPage: Int? { outline.currentPage }
  private var items: [Item] { outline.items }

  static func == (one: PagesPane, other: PagesPane) -> Bool {
    one.outline === other.outline && one.language == other.language
  }

  var emptyText: [String] {
    [language.say("no page objects found in the sources", ja: "ソースにページオブジェクトがありません")]
  }

  /// Its items are pages, elements and methods.
  func document(cursor: Int?) -> PaneDocument {
    PaneDocument(count: items.count, anchor: outline.anchor, hasOneRowEach: true) { item, width in
      [line(for: items[item], width: width)]
    }
  }

  /// The page that a line belongs to.
  func fold(at item: Int) -> Fold? {
    guard items.indices.contains(item) else { return nil }
    switch items[item] {
    case .page(let page), .element(let page, _), .method(let page, _):
      return .page(pages[page].name)
    case .useCase(let number), .useCaseMethod(let number, _):
      return .page(outline.index.useCases[number].name)
    }
  }

  /// Where a line's declaration stands.
  func location(at item: Int) -> SourceLocation? {
    guard items.indices.contains(item) else { return nil }
    return switch items[item] {
    case .page(let page): pages[page].location
    case .element(let page, let element): pages[page].elements[element].location
    case .method(let page, let method): pages[page].methods[method].location
    case .useCase(let number): outline.index.useCases[number].location
    case .useCaseMethod(let number, let method):
      outline.index.useCases[number].methods[method].location
    }
  }

  /// What can be called at a line: a page's method, or a use case, if it has one way to be played.
  func callable(at item: Int) -> KnownCallable? {
    guard items.indices.contains(item) else { return nil }
    switch items[item] {
    case .page, .element: return nil
    case .method(let page, let method):
      return callable(pages[page].methods[method].name, of: pages[page].name)
    case .useCase(let number):
      let useCase = outline.index.useCases[number]
      guard useCase.methods.count == 1 else { return nil }
      return callable(useCase.methods[0].name, of: useCase.name)
    case .useCaseMethod(let number, let method):
      let useCase = outline.index.useCases[number]
      return callable(useCase.methods[method].name, of: useCase.name)
    }
  }

  private func callable(_ name: String, of type: String) -> KnownCallable? {
    guard let type = outline.index.callables[type],
      let callable = type.methods.first(where: { $0.fullName == name })
    else { return nil }
    return KnownCallable(type: type, callable: callable)
  }

  /// The text that a line's element is looked for by.
  func key(at item: Int) -> String? {
    guard items.indices.contains(item), case .element(let page, let element) = items[item] else {
      return nil
    }
    return pages[page].elements[element].key
  }

  /// What a breakpoint at a line would be at.
  func breakpoint(at item: Int) -> Breakpoint.Place? {
    guard items.indices.contains(item) else { return nil }
    switch items[item] {
    case .page(let page): return .call(pages[page].name)
    case .method(let page, let method):
      return .call("\(pages[page].name).\(pages[page].methods[method].name)")
    case .element(let page, let element):
      return pages[page].elements[element].key.map { .element($0) }
    case .useCase(let number): return .call(outline.index.useCases[number].name)
    case .useCaseMethod(let number, let method):
      let useCase = outline.index.useCases[number]
      return .call("\(useCase.name).\(useCase.methods[method].name)")
    }
  }

  // MARK: Evaluation

  /// The element that the locator of a line finds; the first of several.
  func elementID(at item: Int) -> Int? {
    guard items.indices.contains(item), case .element(let page, let element) = items[item] else {
      return nil
    }
    return matches[page][element].elementIDs.first
  }

  /// How much of a page is on the screen: all of it, or how many of its elements.
  ///
  /// A part is no failure: messages and alerts are elements of a page too, and seldom there.
  private static func presence(of matches: [PageCoverage.Entry]) -> (String, Role) {
    let known = matches.filter(\.tells)
    let found = known.count { $0.finding != .nothing }
    if known.isEmpty { return (" ", .dim) }
    if found == known.count { return ("✓", .pass) }
    return ("\(found)/\(known.count)", found > 0 ? .text : .dim)
  }

  // MARK: Lines

  private func line(for item: Item, width: Int) -> StyledLine {
    switch item {
    case .page(let page): return pageLine(page)
    case .element(let page, let element): return elementLine(page, element, width: width)
    case .method(let page, let method):
      let declaration = pages[page].methods[method]
      let isRunning = outline.stack.contains {
        $0.function == "\(pages[page].name).\(declaration.name)"
      }
      var line = StyledLine(isRunning ? "▶ " : "  ", .running)
      line.add("  \(declaration.name)", isRunning ? .running : .text)
      if !declaration.returnType.isEmpty { line.add(" → \(declaration.returnType)", .dim) }
      return line
    case .useCase(let number): return useCaseLine(number, width: width)
    case .useCaseMethod(let number, let method):
      return StyledLine("    " + outline.index.useCases[number].methods[method].name)
    }
  }

  private func useCaseLine(_ number: Int, width: Int) -> StyledLine {
    let name = outline.index.useCases[number].name
    let isRunning = outline.stack.contains { $0.function.hasPrefix(name + ".") }
    var line = StyledLine(outline.folds[.page(name)] ?? false ? " ▾ " : " ▸ ", .dim)
    line.add(name, isRunning ? .running : .text)
    // Its name matters more than what it is.
    let kind = language.say("use case ", ja: "ユースケース ")
    if name.terminalWidth + kind.terminalWidth + 4 <= width { line.addTrailing(kind, .dim) }
    return line
  }

  private func pageLine(_ page: Int) -> StyledLine {
    let isOpen =
      outline.folds[.page(pages[page].name)]
      ?? (PagesOutline.isComplete(matches[page]) ?? false || page == currentPage)
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
    let isActive = outline.isUnderAction(page, element)
    var line = StyledLine(isActive ? "▶   " : "    ", .running)
    line.add(declaration.name, isActive ? .highlight : found.elementIDs.isEmpty ? .dim : .text)
    let type = declaration.queryName.flatMap(ElementType.init(queryName:)).map { "\($0)" } ?? "?"
    // Names matter more than types: a type gets what the longest name leaves.
    let longest = pages[page].elements.map(\.name.terminalWidth).max() ?? 0
    let room = min(15, width - longest - 10)
    if room >= 8 { line.addTrailing(type.padded(toWidth: room), .dim) }
    let (count, role): (String, Role) =
      switch found.finding {
      case .unknown, .application: ("·", .dim)
      case .nothing: ("0", .dim)
      case .one: ("1", .pass)
      case .all(let count): (String(count), .pass)
      case .several(let count): (String(count), .wait)
      }
    line.addTrailing(count.padded(toWidth: 3, alignment: .trailing) + " ", role)
    return line
  }
}
