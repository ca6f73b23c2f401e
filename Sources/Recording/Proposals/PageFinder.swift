import ElementModel
import SourceIndex
import SourceModel

/// Finds the page object that an element of a screen belongs to, and the one that a screen is.
struct PageFinder {
  private let catalog: DeedCatalog
  private let matcher: ElementMatcher
  private let pages: [PageObject]
  /// The elements that pages name.
  private let locators: [String: [NamedLocator]]
  /// What pages look for, in their elements or only in what their methods do.
  private let queries: [String: [Look]]

  /// Something that a page looks for.
  private struct Look {
    var query: LocatedQuery
    /// Whether it is an element of the page's, and not only touched by a method.
    var isElement: Bool
  }

  /// Something of a page on a screen.
  private struct Sign {
    var place: Int
    var look: Look
  }

  init(_ index: ProjectIndex, _ matcher: ElementMatcher) {
    let catalog = index.deeds.value
    self.catalog = catalog
    self.matcher = matcher
    pages = index.pages.filter { $0.kind != .protocol && catalog.callables[$0.name]?.role == .page }
    let locators = Dictionary(grouping: QueryExpressionParser.locators(of: index)) {
      String($0.name.prefix { $0 != "." })
    }
    self.locators = locators
    var queries = locators.mapValues { locators in
      locators.compactMap { $0.query.map { Look(query: $0, isElement: true) } }
    }
    for method in catalog.methods where method.part == nil {
      // What a method waits for after what it does is of the page that it leads to.
      for deed in method.deeds where deed.acts == method.acts && !deed.element.words.isEmpty {
        guard let query = deed.element.swift(with: [:]).flatMap(matcher.query) else { continue }
        queries[method.type, default: []].append(Look(query: query, isElement: false))
      }
    }
    self.queries = queries.mapValues { looks in
      var seen: Set<LocatedQuery> = []
      return looks.filter {
        $0.query.isElement && $0.query.query != ElementQuery() && $0.query.tells
          && seen.insert($0.query).inserted
      }
    }
  }

  /// A page's elements on a screen, and how many elements it has.
  private func found(_ page: String, in tree: ElementTree) -> (signs: [Sign], of: Int) {
    let looks = queries[page] ?? []
    let signs = looks.compactMap { look -> Sign? in
      let found = look.query.matches(in: tree)
      return found.count == 1 ? Sign(place: found[0], look: look) : nil
    }
    return (signs, looks.count)
  }

  /// Whether a screen shows a page, and not only a word that one of its methods looks for, or
  /// something that lies below something else.
  private func isShown(_ page: String, in tree: ElementTree) -> Bool {
    let (signs, count) = found(page, in: tree)
    let weight = weight(signs, in: tree)
    if ScreenTitle(of: tree).names(page) { return true }
    return weight >= 2 || weight > 0 && signs.count * 2 >= count
  }

  /// Whether a screen is one of a page that is made for where it was come from, and is not known to
  /// be there as long as that is not.
  func isShownFromSomewhere(in tree: ElementTree) -> Bool {
    pages.contains { page in
      catalog.generics[page.name]?.isEmpty == false && isShown(page.name, in: tree)
    }
  }

  /// How much a screen speaks for a page: what a bar is titled and what is found by its identifier
  /// says more than words that many screens have.
  private func weight(_ signs: [Sign], in tree: ElementTree) -> Double {
    signs.reduce(0) { sum, sign in
      let element = tree.elements[sign.place]
      guard element.isHittable, !tree.isInTabBar(sign.place) else { return sum }
      let isNamed = !element.identifier.isEmpty && sign.look.query.keys.contains(element.identifier)
      let weight = element.type == .navigationBar ? 3.0 : isNamed ? 2 : 1
      return sum + (sign.look.isElement ? weight : weight / 2)
    }
  }

  /// The page that has elements nearest to one, in what holds them all.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The screen.
  ///   - last: The page that the calls before have led to.
  ///   - arrived: What the app showed then.
  ///   - screens: All that it has shown.
  /// - Returns: Its name; `nil` where the screen shows no page's elements.
  func page(
    around id: Int, in tree: ElementTree, after last: String?, arrived: ElementTree?,
    among screens: RecordedScreens
  ) -> String? {
    guard let index = tree.index(ofElementWithID: id) else { return nil }
    let path = tree.path(to: index)
    let last = last.map { TypeName($0).plain }
    let isInBar = tree.isInTabBar(index)
    let lastBar = tree.elements.lastIndex { $0.type == .navigationBar } ?? 0
    let ranked = pages.compactMap { page -> (name: String, merits: [Double])? in
      let isLast = page.name == last
      guard isLast || catalog.generics[page.name]?.isEmpty ?? true else { return nil }
      let (signs, count) = found(page.name, in: tree)
      let places = signs.map(\.place)
      let hasIt = known(id, in: tree, of: page.name) != nil
      // Two pages may have a button of the same name.
      let hasMore = isLast || places.contains { $0 != index }
      let isShown = places.contains { tree.elements[$0].isHittable }
      // Something of it is there below a menu or a question, and not below another screen.
      let isCovered =
        isLast && places.contains { $0 >= lastBar }
        && arrived.map(ScreenTitle.init) == ScreenTitle(of: tree)
      let isTitled = ScreenTitle(of: tree).names(page.name)
      // A page that never showed anything of itself is still there. It is asked for last: all screens
      // are looked at for it.
      func isBlind() -> Bool {
        isLast && !screens.contains { self.isShown(page.name, in: $0) }
      }
      guard isShown || hasIt || isTitled || isCovered || isBlind() else { return nil }
      // What is only a bar's is no page of what is above it. A page that may also choose a tab is none
      // of the bar: most of what it has is elsewhere.
      let isBar =
        !isTitled && !places.isEmpty && places.allSatisfy(tree.isInTabBar)
        && places.count * 3 >= count * 2
      guard !isBar || isInBar else { return nil }
      let depth =
        places.map { place in zip(path, tree.path(to: place)).prefix { $0 == $1 }.count }
        .max() ?? 0
      let share = count == 0 ? 0 : Double(places.count) / Double(count)
      let weight = weight(signs, in: tree) + (isTitled ? 3 : 0)
      // A word that one of its methods looks for is no sign of it.
      guard isLast || hasIt || weight >= 1 || isBar else { return nil }
      return (
        page.name,
        [
          isInBar && isBar ? 1 : 0, hasIt && hasMore ? 1 : 0,
          isLast && (isShown || isTitled) ? 1 : 0, hasIt ? 1 : 0, weight, isLast ? 1 : 0,
          Double(depth), catalog.made.contains(page.name) ? 1 : 0, share,
        ]
      )
    }
    return ranked.max { $0.merits.lexicographicallyPrecedes($1.merits) }?.name
  }

  /// The page that came with a step: it shows now, and did not before.
  func arrival(from before: ElementTree, to after: ElementTree, besides page: String) -> String? {
    // What asked something is gone, and the page is still there.
    guard !isShown(page, in: after) else { return nil }
    let ranked = pages.compactMap { other -> (name: String, merits: [Double])? in
      guard other.name != page, !isShown(other.name, in: before), isShown(other.name, in: after)
      else { return nil }
      let (signs, count) = found(other.name, in: after)
      return (
        other.name,
        [
          weight(signs, in: after) + (ScreenTitle(of: after).names(other.name) ? 3 : 0),
          catalog.made.contains(other.name) ? 1 : 0,
          Double(signs.count) / Double(count),
        ]
      )
    }
    return ranked.max { $0.merits.lexicographicallyPrecedes($1.merits) }?.name
  }

  /// What a page has for an element: a property that finds no other one, or a method that gives it.
  func known(_ id: Int, in tree: ElementTree, of page: String) -> PageAddition.Known? {
    let names = SuggestedLocators.pageElements(
      findingElementWithID: id, in: tree, pages: locators[page] ?? []
    ).map { String($0.split(separator: ".").last ?? "") }
    // One that the page has alone before one that tells each page.
    if let name = names.first(where: { !isShared($0) }) ?? names.first {
      return PageAddition.Known(name: name)
    }
    for function in catalog.elements where function.type == page {
      guard
        let values = matcher.arguments(finding: function.element, id, in: tree, knowing: [:]),
        let known = Self.known(function, values)
      else { continue }
      return known
    }
    return nil
  }

  /// A method that gives an element, and what it is given.
  private static func known(
    _ function: ElementFunction, _ values: [DeedArgument: String]
  ) -> PageAddition.Known? {
    var (given, literals, parameters): ([String], [String], [String]) = ([], [], [])
    for parameter in function.parameters {
      guard let value = values[DeedArgument(parameter.name)],
        case .swift(let literal) = ArgumentText(typed: value, for: parameter),
        ["String", "Int"].contains(parameter.type)
      else { return nil }
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      given.append(label + parameter.name)
      literals.append(label + literal)
      let name =
        parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      parameters.append("\(name): \(parameter.type)")
    }
    return PageAddition.Known(
      call: "\(function.name)(\(given.joined(separator: ", ")))",
      literal: "\(function.name)(\(literals.joined(separator: ", ")))",
      parameters: parameters.joined(separator: ", "))
  }

  /// Whether several pages have an element of a name.
  private func isShared(_ name: String) -> Bool {
    pages.count { $0.elements.contains { $0.name == name } } > 1
  }
}

extension LocatedQuery {
  /// The identifiers or labels that it looks for.
  fileprivate var keys: [String] {
    query.steps.compactMap { step in
      switch step {
      case .matching(.identified(let key)): key
      case .matching(.typed(_, let key)): key
      case .matching, .containing, .descendants, .children, .index, .first, .identity: nil
      }
    }
  }

  /// Whether it looks for a text: what counts or takes the first finds something on any screen.
  fileprivate var tells: Bool {
    query.steps.contains { step in
      switch step {
      case .matching, .containing: true
      case .descendants, .children, .index, .first, .identity: false
      }
    }
  }
}
