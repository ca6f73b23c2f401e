import ElementModel
import SourceModel

/// Finds the calls that do or assert what a person did or asserted, the best first.
struct CallFinder {
  private let catalog: DeedCatalog
  private let matcher: MethodMatcher
  private let checks: CheckMapper
  private let sight: PageSight
  /// The pages that tests begin on, and all pages.
  private let entries: Set<String>
  private let pages: [String]

  init(_ index: ProjectIndex, _ elements: ElementMatcher) {
    catalog = index.deeds.value
    matcher = MethodMatcher(elements: elements)
    checks = CheckMapper(elements: elements)
    sight = PageSight(index)
    entries = Set(
      NavigationGraph(index: index).entries.map(\.name)
        + catalog.starts.map { TypeName($0.page).plain })
    pages = index.pages.map(\.name)
  }

  /// A call that fits, with what speaks for it.
  struct Candidate {
    var call: RecordedCall
    /// How many actions or checks it does.
    var count: Int
    /// Compared from the first on; more is better.
    var merits: [Double]
  }

  /// The calls that do what was done from an action on.
  ///
  /// - Parameters:
  ///   - actions: What was done.
  ///   - place: The first action that is to be done.
  ///   - last: The call before; `nil` at the start.
  ///   - secrets: Texts that must not be written.
  /// - Returns: The candidates, the best first.
  func calls(
    doing actions: [RecordedAction], from place: Int, after last: RecordedCall?, _ secrets: Secrets
  ) -> [Candidate] {
    sorted { method in
      guard let match = matcher.match(method, actions, from: place) else { return nil }
      // What comes late is there when something is done next.
      let next = place + match.count
      let shown =
        actions.indices.contains(next) ? actions[next].before : actions[next - 1].after
      return candidate(
        match, before: actions[place].before, shown: shown, after: last, secrets)
    }
  }

  /// The calls that assert what was asserted from a check on.
  func calls(
    asserting made: [RecordedCheck], from place: Int, after last: RecordedCall?, _ secrets: Secrets
  ) -> [Candidate] {
    sorted { method in
      guard let match = checks.match(method, made, from: place) else { return nil }
      var found = candidate(
        match, before: made[place].now, shown: made[place].now, after: last, secrets)
      // What asserts no more than was asked for comes first.
      found?.merits.insert(-Double(method.deeds.count - match.count), at: 2)
      return found
    }
  }

  private func sorted(_ candidate: (MethodDeeds) -> Candidate?) -> [Candidate] {
    catalog.methods.compactMap(candidate).sorted { left, right in
      right.merits.lexicographicallyPrecedes(left.merits)
    }
  }

  private func candidate(
    _ match: MethodMatch, before: ElementTree, shown after: ElementTree,
    after last: RecordedCall?, _ secrets: Secrets
  ) -> Candidate? {
    let page = last?.page
    let method = match.method
    let owner = method.partType.map { TypeName($0).plain } ?? method.type
    guard
      let callable = catalog.callables[owner]?.methods.first(where: {
        $0.fullName == method.method
      })
    else { return nil }
    let generics = catalog.generics[method.type] ?? []
    let isOnPage = page.map { TypeName($0).plain == method.type } ?? false
    // A page with parameters is only there as what another call gave.
    guard generics.isEmpty || isOnPage else { return nil }
    let type = isOnPage ? page ?? method.type : method.type
    var landing = self.landing(of: method, on: type, generics)
    var values = match.values
    if let parameter = method.landingParameter {
      landing = bestPage(in: after)
      values[DeedArgument(parameter)] = landing.map { "\($0).self" }
    }
    guard !hasMissed(method, landing, in: after) else { return nil }
    let shownBefore = sight.share(of: method.type, in: before) ?? 0
    let shownAfter = landing.map { share(of: TypeName($0).plain, in: after) } ?? 0
    let isThere = isOnPage || page == nil && entries.contains(method.type)
    // A page that was there before is not what it leads to.
    func leadsOn() -> Bool {
      guard let landing else { return false }
      let name = TypeName(landing).plain
      return name != method.type && share(of: name, in: before) < shownAfter
    }
    let isNamed = method.namesItsElements && !isElsewhere(method, after: last, in: before)
    guard isThere || shownBefore >= 0.5 || isNamed || leadsOn(),
      let arguments = ArgumentBinder(catalog: catalog, secrets: secrets)
        .arguments(for: callable, values, without: match.absent)
    else { return nil }
    var call = RecordedCall(
      type: type, part: method.part, callable: callable, arguments: arguments, landing: landing,
      landingMember: method.landingMember, page: landing ?? page, role: role(of: owner))
    call.waits = method.waitsInTheEnd
    let merits = [
      isMade(method) ? 1 : 0, Double(match.count), last?.role == role(of: owner) ? 1 : 0,
      isThere ? 1 : 0, shownAfter, shownBefore,
      method.part == nil ? 1 : 0, -Double(arguments.count),
    ]
    return Candidate(call: call, count: match.count, merits: merits)
  }

  /// Whether a screen shows more of the page that calls have led to, or that tests begin on, than of a
  /// method's page: two pages may have a button of the same name.
  private func isElsewhere(
    _ method: MethodDeeds, after last: RecordedCall?, in tree: ElementTree
  ) -> Bool {
    guard role(of: method.type) == .page else { return false }
    let own = share(of: method.type, in: tree)
    let there = last.flatMap(\.page).map { [TypeName($0).plain] } ?? Array(entries)
    return there.contains { page in
      page != method.type && share(of: page, in: tree) > own && !sight.isBar(page, in: tree)
    }
  }

  /// Whether a method waits in the end, and leads to a page of which nothing came.
  private func hasMissed(
    _ method: MethodDeeds, _ landing: String?, in tree: ElementTree
  ) -> Bool {
    guard method.waitsInTheEnd, case .page = method.landing, let landing else { return false }
    let page = TypeName(landing).plain
    return sight.share(of: page, in: tree) == 0 && !ScreenTitle(of: tree).names(page)
  }

  /// How much of a page a screen shows; its title is as good as all of it.
  private func share(of page: String, in tree: ElementTree) -> Double {
    max(
      sight.share(of: page, in: tree) ?? 0, ScreenTitle(of: tree).names(page) ? 1 : 0)
  }

  /// The page of which a screen shows most.
  private func bestPage(in tree: ElementTree) -> String? {
    pages.filter { catalog.generics[$0]?.isEmpty ?? true }
      .map { ($0, sight.share(of: $0, in: tree) ?? 0) }
      .max { $0.1 < $1.1 }?.0
  }

  /// Whether sources make what a method is called on themselves, or nothing is known of that.
  private func isMade(_ method: MethodDeeds) -> Bool {
    catalog.made.isEmpty || catalog.made.contains(method.type)
      || catalog.callables[method.type]?.role == .useCase
  }

  private func role(of type: String) -> CallableType.Role? { catalog.callables[type]?.role }

  /// Where a method leads, with what parameters stand for on a page.
  private func landing(
    of method: MethodDeeds, on type: String, _ generics: [String]
  ) -> String? {
    switch method.landing {
    case .nothing: return nil
    case .samePage: return method.partType ?? type
    case .page(let name):
      return zip(generics, TypeName(type).arguments).reduce(TypeName(name)) {
        $0.replacing($1.0, by: $1.1)
      }.text
    }
  }
}

extension MethodDeeds {
  /// Whether it says of some element which one it is by more than its type and place, and by more
  /// than what it is given.
  fileprivate var namesItsElements: Bool {
    deeds.contains { deed in
      guard !deed.isOptional, acts == deed.acts else { return false }
      return deed.element.words.contains { text in
        text.pieces.contains { if case .text = $0 { true } else { false } }
      }
    }
  }
}
