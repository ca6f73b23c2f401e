import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Says what a page lacks where no method does what was done.
struct AdditionMaker {
  private let finder: PageFinder
  private let matcher: ElementMatcher
  private let rows: RowPatterns
  /// The page that the recording began on.
  private let start: String?
  /// The screens on which an element is to be found alone.
  private let screens: RecordedScreens

  init(
    _ index: ProjectIndex, start: String?, _ screens: RecordedScreens, _ rows: RowPatterns
  ) {
    self.start = start
    self.screens = screens
    self.rows = rows
    matcher = ElementMatcher(index)
    finder = PageFinder(index, matcher)
  }

  /// What is to be added for a gap; `nil` where no page shows or nothing lasting finds the element.
  func addition(for gap: RecordedGap) -> PageAddition? {
    guard let id = gap.elementID, let (target, element) = target(of: id, gap),
      let page = page(of: element, gap), let act = act(gap, on: page)
    else { return nil }
    let landing: String? =
      if case .check = gap.content { nil } else {
        finder.arrival(from: gap.before, to: gap.after, besides: page)
      }
    // Who chooses how it is looked for wants no other way that the page has.
    let known =
      gap.locator == nil ? finder.known(element.id, in: gap.before, of: page) : nil
    return PageAddition(page: page, act: act, target: target, known: known, landing: landing)
  }

  /// The screen of a gap that no page models: what it may be called, and what tells that it shows.
  func unmodelled(_ gap: RecordedGap) -> (names: [String], target: PageAddition.Target)? {
    let tree = gap.before
    guard let id = gap.elementID, act(gap, on: nil) != nil,
      let (own, element) = target(of: id, gap),
      page(of: element, gap) == nil, !finder.isShownFromSomewhere(in: tree)
    else { return nil }
    let names = ScreenNames(of: tree, after: gap.opening, rows)
    let bar = PageAddition.Target(
      query: "navigationBars", key: names.title, isIdentifier: false)
    guard !names.isTitledByData else {
      // Its title is another one for other data.
      return (names.all, lasting(in: tree) ?? (element.traits.contains(.backButton) ? bar : own))
    }
    if !names.title.isEmpty {
      let found = ElementQuery().appending(.descendants(.navigationBar))
        .appending(.matching(.identified(by: names.title))).matches(in: tree)
      if found.count == 1 { return (names.all, bar) }
    }
    // A tab is there on many screens.
    guard !tree.isInTabBar(tree.index(ofElementWithID: element.id) ?? 0) else { return nil }
    return (names.all, own)
  }

  /// The first thing on a screen, below its title, that has an identifier of its own.
  private func lasting(in tree: ElementTree) -> PageAddition.Target? {
    let start = tree.elements.lastIndex { $0.type == .navigationBar }.map { $0 + 1 } ?? 0
    return tree.elements[start...].lazy.compactMap { element -> PageAddition.Target? in
      // A picture is of the data.
      guard element.isHittable, element.type != .image, !element.identifier.isEmpty,
        !element.traits.contains(.backButton), rows.row(of: element.identifier) == nil,
        let target = target(of: element.id, in: tree, onAllScreens: true)?.0,
        target.isIdentifier, target.key == element.identifier, target.scope == nil
      else { return nil }
      return target
    }.first
  }

  private func page(of element: Element, _ gap: RecordedGap) -> String? {
    finder.page(
      around: element.id, in: gap.before, after: gap.page ?? start, arrived: gap.arrived,
      among: screens)
  }

  private func act(_ gap: RecordedGap, on page: String?) -> PageAddition.Act? {
    switch gap.content {
    case .typing: return .type(tapsFirst: true)
    case .check(let check):
      switch check.subject {
      case .exists: return .assertExists
      case .text(let attribute): return .assertText(attribute: attribute)
      case .isGone: return .assertGone
      case .holds(let attribute, let holds): return .assertHolds(attribute: attribute, holds)
      }
    case .action(let action):
      switch action.kind {
      case .tap: return .touch("tap()")
      case .doubleTap: return .touch("doubleTap()")
      case .press(let seconds): return .touch("press(forDuration: \(seconds))")
      case .swipe(let direction):
        return .touch(
          "swipe\(direction.rawValue.prefix(1).uppercased())\(direction.rawValue.dropFirst())()")
      case .type: return .type(tapsFirst: false)
      case .drag(let press, _):
        guard let id = action.goalID, let (target, element) = target(of: id, in: gap.before)
        else { return nil }
        return .drag(
          press: press ?? HandAction.dragPress,
          to: PageAddition.Goal(
            target, known: page.flatMap { finder.known(element.id, in: gap.before, of: $0) }))
      case .adjustSlider: return .adjust(.slider)
      case .adjustWheel: return .adjust(.wheel)
      default: return nil
      }
    }
  }

  /// The way to an element that lasts best, of it or of one that a touch on it touches too.
  private func target(of id: Int, _ gap: RecordedGap) -> (PageAddition.Target, Element)? {
    let tree = gap.before
    let found = target(of: id, in: tree)
    guard let chosen = gap.locator, let element = tree.element(withID: id),
      let query = element.type.queryName
    else { return found }
    var target =
      found?.0
      ?? PageAddition.Target(query: query, key: element.type.name, isIdentifier: true)
    target.chosenPath = String(chosen.drop { $0 != "." }.dropFirst())
    return (target, found?.1 ?? element)
  }

  private func target(of id: Int, in tree: ElementTree) -> (PageAddition.Target, Element)? {
    target(of: id, in: tree, onAllScreens: true) ?? target(of: id, in: tree, onAllScreens: false)
      ?? inContainer(id, in: tree)
  }

  private func target(
    of id: Int, in tree: ElementTree, onAllScreens isStrict: Bool
  ) -> (PageAddition.Target, Element)? {
    let near = near(id, in: tree)
    for kind in Key.allCases {
      for element in near {
        guard let query = element.type.queryName, let key = kind.text(of: element, in: tree),
          let scope = scope(of: element, key, in: tree, onAllScreens: isStrict)
        else { continue }
        var target = PageAddition.Target(
          query: query, key: key, isIdentifier: kind == .identifier,
          scope: scope.isEmpty ? nil : scope)
        if kind == .identifier { target.row = rows.row(of: key) }
        if kind == .identifier, !element.label.isEmpty, Self.namesSymbol(key) {
          target.word = element.label
        }
        return (target, element)
      }
    }
    return nil
  }

  /// An element, with what of its kind may be meant by it: the button around a text, the button in a
  /// row.
  private func near(_ id: Int, in tree: ElementTree) -> [Element] {
    guard let own = tree.element(withID: id), own.type != .application else { return [] }
    let others = matcher.alike(id, in: tree).dropFirst().compactMap { tree.element(withID: $0) }
    let outward: Set<ElementType> = [.staticText, .image, .other]
    let inward: Set<ElementType> = [.cell, .other]
    let isInside = outward.contains(own.type)
    return (own.type == .other ? [] : [own])
      + others.filter { other in
        [.button, .cell, .link, .staticText].contains(other.type)
          && (isInside || inward.contains(own.type))
      }
  }

  /// The first of its type in what has an identifier.
  private func inContainer(_ id: Int, in tree: ElementTree) -> (PageAddition.Target, Element)? {
    guard let element = tree.element(withID: id), let query = element.type.queryName,
      let index = tree.index(ofElementWithID: id),
      let holder = tree.path(to: index).dropLast().reversed().map({ tree.elements[$0] })
        .first(where: { !$0.identifier.isEmpty && $0.type != .application }),
      let scope = holder.type.queryName
    else { return nil }
    let found = ElementQuery().appending(.descendants(holder.type))
      .appending(.matching(.identified(by: holder.identifier)))
      .appending(.descendants(element.type)).matches(in: tree)
    guard found.first == index else { return nil }
    let target = PageAddition.Target(
      query: query, key: holder.identifier, isIdentifier: true,
      scope: scope, isFirstInScope: true)
    return (target, element)
  }

  /// Whether an identifier is the name of a symbol, such as `car.fill`, which says nothing of what
  /// the element is for.
  private static func namesSymbol(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: ".")
    return parts.count > 1 && mayNameSymbol(identifier)
      && parts.last.map { symbolEndings.contains(String($0)) } == true
  }

  /// Whether an identifier is written as the names of symbols are.
  private static func mayNameSymbol(_ identifier: String) -> Bool {
    identifier.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
  }

  /// How the names of symbols end that are variants of others.
  private static let symbolEndings: Set<String> = [
    "fill", "filled", "circle", "square", "rectangle", "slash", "left", "right", "up", "down",
    "forward", "backward", "badge", "plus", "minus", "app", "line",
  ]

  /// What an element can be looked for by, what lasts first.
  private enum Key: CaseIterable {
    case identifier, label, placeholder

    func text(of element: Element, in tree: ElementTree) -> String? {
      let text: String? =
        switch self {
        case .identifier: isSymbol(element, in: tree) ? nil : element.identifier
        case .label: element.label
        case .placeholder: element.placeholderValue
        }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the identifier of a tab is only the name of its symbol, such as `chart.pie`.
    private func isSymbol(_ element: Element, in tree: ElementTree) -> Bool {
      guard !element.label.isEmpty, let index = tree.index(ofElementWithID: element.id) else {
        return false
      }
      return tree.isInTabBar(index) && AdditionMaker.mayNameSymbol(element.identifier)
    }
  }

  /// What an element has to be looked for in to be found alone.
  ///
  /// - Returns: The query of what holds it; nothing where that is not needed; `nil` where it does not
  ///   help.
  private func scope(
    of element: Element, _ key: String, in tree: ElementTree, onAllScreens isStrict: Bool
  ) -> String? {
    guard let index = tree.index(ofElementWithID: element.id) else { return nil }
    let holders = tree.path(to: index).dropLast().reversed().map { tree.elements[$0].type }
      .filter(Self.holders.contains)
    func isAlone(_ query: ElementQuery) -> Bool {
      let query = query.appending(.descendants(element.type))
        .appending(.matching(.identified(by: key)))
      return query.matches(in: tree) == [index] && (!isStrict || screens.matches(query) <= 1)
    }
    // What asks something is named by what asks.
    let asks = holders.first { [.alert, .sheet, .tabBar].contains($0) }
    if asks == nil, isAlone(ElementQuery()) { return "" }
    for holder in [asks].compactMap(\.self) + holders {
      if isAlone(ElementQuery().appending(.descendants(holder))), let query = holder.queryName {
        return query
      }
    }
    return isAlone(ElementQuery()) ? "" : nil
  }

  private static let holders: Set<ElementType> = [
    .alert, .sheet, .navigationBar, .tabBar, .toolbar, .popover, .keyboard, .menu,
    .segmentedControl, .collectionView, .table, .scrollView,
  ]
}
