/// Follows moves from page to page.
///
/// A page that comes after another one was reached by the last method that did something to the
/// app. Where nothing was done in between, both pages are there at once, as a tab bar is beside a
/// screen.
struct NavigationWalk: Sendable {
  /// Moves that a walk may take, so that helpers which call each other end it.
  private static let moveLimit = 20_000
  private static let depthLimit = 16

  let catalog: NavigationCatalog
  /// What has been done so far.
  private(set) var steps: [NavigationStep] = []
  /// The page that the walk is on.
  private(set) var page: String?
  /// The components that were used, each on the page that it was used on.
  private(set) var parts: Set<NavigationCatalog.Part> = []
  /// What was done last on the page.
  private var cause: Cause?
  private var moveCount = 0

  /// Something that may lead to another page.
  private struct Cause {
    var method: String
    var location: SourceLocation
    /// Whether it says itself that it stays, in a page whose other methods say where they lead.
    var stays = false
  }

  init(_ catalog: NavigationCatalog) { self.catalog = catalog }

  /// Follows the moves of a body.
  ///
  /// - Parameters:
  ///   - sequence: The body.
  ///   - owner: The page whose method it is, for the calls that it makes on itself.
  ///   - depth: How many bodies led here.
  mutating func follow(_ sequence: MoveSequence, of owner: String? = nil, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    for move in sequence.moves {
      moveCount += 1
      guard moveCount <= Self.moveLimit else { return }
      follow(move, of: owner, depth: depth)
    }
    if let result = sequence.result?.name, catalog.screens.contains(result) { arrive(at: result) }
  }

  private mutating func follow(_ move: PageMove, of own: String?, depth: Int) {
    switch move.kind {
    case .launch: leave()
    case .method(let owner, let name) where move.page == nil && !leads(owner, name, of: own):
      if let body = catalog.sequence(MoveSequence.id(type: owner, method: name)) {
        follow(body, of: own, depth: depth + 1)
      }
      if let result = move.result?.name, catalog.screens.contains(result) { arrive(at: result) }
    case .method(let owner, let name):
      let page = move.page?.name ?? own
      guard !move.isAbsence else { return }
      let call = begin(on: page, owner: owner, method: name, at: move.location)
      if let body = catalog.sequence(MoveSequence.id(type: owner, method: name)) {
        var inner = body
        inner.result = nil
        follow(inner, of: page, depth: depth + 1)
      }
      end(call, result: move.result?.name)
    case .scenario(let type, let method):
      if let body = catalog.sequence(MoveSequence.id(type: type, method: method)) {
        follow(body, depth: depth + 1)
      }
      if let result = move.result?.name, catalog.screens.contains(result) { arrive(at: result) }
    case .read(let property):
      guard !move.isAbsence else { return }
      let call = begin(
        on: move.page?.name, owner: nil, method: property, at: move.location,
        isLook: move.result == nil)
      end(call, result: move.result?.name)
    case .action(let text):
      if let name = move.page?.name { _ = stand(on: name) }
      if page != nil { cause = Cause(method: text, location: move.location) }
    }
  }

  /// Whether a call that a page makes on itself leads to another page by its declaration.
  private func leads(_ owner: String, _ method: String, of page: String?) -> Bool {
    guard let page, let landing = catalog.landing(of: page, owner: owner, method: method) else {
      return false
    }
    return !landing.pages.isEmpty && landing.doubt == nil && !landing.isStatic
  }

  // MARK: Calls

  /// A call of a page's method that has begun.
  struct Call: Sendable {
    /// The page that it was called on; `nil` when that is not known.
    var page: String?
    /// Its text, after the component's member.
    var method: String
    /// What the sources say of where it leads.
    var landing: PageLanding?
    /// Where it stands, or the method is declared.
    var location: SourceLocation
    /// How many steps there were before what it does itself.
    var stepCount = 0
  }

  /// Begins a call: the page it is called on must be there.
  ///
  /// - Parameters:
  ///   - name: The receiver's type.
  ///   - owner: The type that declares the method; `nil` for a property.
  ///   - method: Name with labels.
  ///   - place: Where the call stands.
  ///   - isLook: Whether it only looks at something: a test may ask whether a page is there, and
  ///     expect that it is not.
  /// - Returns: What ``end(_:result:)`` needs.
  mutating func begin(
    on name: String?, owner: String?, method: String, at place: SourceLocation,
    isLook: Bool = false
  ) -> Call {
    guard let name else { return Call(page: nil, method: method, landing: nil, location: place) }
    let landing = catalog.landing(of: name, owner: owner ?? name, method: method)
    let location = landing?.location ?? place
    if isLook, landing == nil, page != nil, cause.map(\.stays) ?? true {
      return Call(page: nil, method: method, landing: nil, location: location)
    }
    if landing?.isStatic == true {
      leave()
      return Call(page: nil, method: method, landing: landing, location: location)
    }
    // A launch forgets what was open before.
    if method.hasPrefix("launchTheApplication(") { leave() }
    let member = stand(on: name)
    let text = member.map { "\($0).\(method)" } ?? method
    // A property that leads nowhere only looks; a method that no source declares is the library's.
    let acts = landing?.acts ?? (owner != nil && !Self.isLooking(method))
    if acts || landing?.doubt != nil, page != nil {
      cause = Cause(
        method: text, location: location, stays: landing.map { says($0, on: name) } ?? false)
    }
    return Call(
      page: page, method: text, landing: landing, location: location, stepCount: steps.count)
  }

  /// Whether a method of a library says by its name that it only looks.
  private static func isLooking(_ method: String) -> Bool {
    ["wait", "check", "has", "assert", "is", "get"].contains(where: method.hasPrefix)
  }

  /// Ends a call that led to a page, if it did.
  mutating func end(_ call: Call, result: String?) {
    guard let target = result ?? onlyTarget(of: call.landing), catalog.screens.contains(target)
    else { return }
    guard let from = call.page, from != target else {
      if call.page == nil { arrive(at: target) }
      return
    }
    if let landing = call.landing, landing.doubt != nil {
      arrive(at: target)
      return
    }
    // A call inside may have come there already. Unless it says itself where it leads, it says the
    // same less surely.
    if page == target, steps.count > call.stepCount, let last = steps.last {
      switch last.kind {
      case .transition(from, call.method, _, _), .beside(from): steps.removeLast()
      case .transition(from, _, let place, _) where !catalog.decided.contains(place):
        steps.removeLast()
      default: break
      }
    }
    steps.append(
      NavigationStep(
        kind: .transition(
          from: from, method: call.method, location: call.location, isTyped: true),
        page: target))
    page = target
    cause = nil
  }

  private func onlyTarget(of landing: PageLanding?) -> String? {
    guard let landing, landing.doubt == nil, landing.pages.count == 1 else { return nil }
    return landing.pages.first?.name
  }

  /// Whether a method that returns its own page means it: others of the page name where they lead.
  private func says(_ landing: PageLanding, on page: String) -> Bool {
    guard landing.pages.isEmpty, landing.doubt == nil, !landing.resultText.isEmpty else {
      return false
    }
    return catalog.page(page)?.landings.contains { !$0.pages.isEmpty && !$0.isStatic } ?? false
  }

  // MARK: Pages

  /// Makes the page be there that a type stands for.
  ///
  /// - Returns: For a component, the member by which the page has it.
  private mutating func stand(on name: String) -> String? {
    if catalog.screens.contains(name) {
      arrive(at: name)
      return nil
    }
    guard let owners = catalog.owners[name], !owners.isEmpty else { return nil }
    if let part = owners.first(where: { $0.owner == page }) {
      parts.insert(part)
      return part.member
    }
    guard owners.count == 1 else { return nil }
    arrive(at: owners[0].owner)
    parts.insert(owners[0])
    return owners[0].member
  }

  /// Forgets the page: the app was launched anew, or ended.
  mutating func leave() {
    page = nil
    cause = nil
  }

  private mutating func arrive(at target: String) {
    guard page != target else { return }
    let kind: NavigationStep.Kind
    if let from = page {
      if let cause, !cause.stays {
        kind = .transition(
          from: from, method: cause.method, location: cause.location, isTyped: false)
      } else {
        kind = .beside(from)
      }
    } else {
      kind = .entry
    }
    steps.append(NavigationStep(kind: kind, page: target))
    page = target
    cause = nil
  }
}
