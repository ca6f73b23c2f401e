import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Finds the code of a test that does what a person did by hand: a page object's method, where one
/// does it, else what XCUITest has.
struct HandCode {
  private let index: ProjectIndex
  private let locators: [NamedLocator]

  /// Reads the sources.
  init(_ index: ProjectIndex) {
    self.index = index
    locators = QueryExpressionParser.locators(of: index)
  }

  // MARK: Page methods

  /// The page methods that use an element of the screen.
  func pageMethods(using id: Int, in tree: ElementTree) -> [KnownCallable] {
    let names = Set(
      SuggestedLocators.pageElements(findingElementWithID: id, in: tree, pages: locators))
    guard !names.isEmpty else { return [] }
    var seen: Set<String> = []
    return index.members.filter { member in
      member.kind == .pageMethod && member.references.contains { names.contains($0.member ?? "") }
    }
    .compactMap { member in
      guard let type = index.callables[member.owner],
        let callable = type.methods.first(where: { $0.fullName == member.name }),
        seen.insert(member.id).inserted
      else { return nil }
      return KnownCallable(type: type, callable: callable)
    }
  }

  /// The method that does to an element what a person did, and nothing else, by its name.
  private func method(
    _ verbs: [String], _ id: Int, in tree: ElementTree, argument: String? = nil
  ) -> CallEntry? {
    for known in pageMethods(using: id, in: tree) {
      let name = known.callable.name.lowercased()
      let member = "\(known.type.name).\(known.callable.fullName)"
      let uses = index.members.first { $0.id == member }?.references ?? []
      let used = Set(uses.compactMap(\.member).filter { $0.hasPrefix(known.type.name + ".") })
      guard verbs.contains(where: { name.hasPrefix($0) }), used.count == 1,
        var call = PendingCall(known.callable, of: known.type, for: .add)
      else { continue }
      if let argument {
        guard call.parameter != nil, call.answer(argument) == nil else { continue }
      }
      if let entry = call.entry { return entry }
    }
    return nil
  }

  // MARK: What was done

  /// The lines of a chain that do the same; none for what cannot be found again.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - tree: What the app showed then.
  /// - Returns: Some lines.
  func items(for action: HandAction, on tree: ElementTree) -> [ChainItem] {
    switch action {
    case .typeInto(let id, let text): return typing(text, into: id, tree)
    case .type(let text):
      guard let focused = tree.elements.first(where: \.hasFocus) else {
        return [ChainItem(.code("\(CallEntry.app).typeText(\(SwiftLiteral.readable(text)))"))]
      }
      return typing(text, into: focused.id, tree)
    default: return [item(for: action, tree)].compactMap(\.self)
    }
  }

  private func item(for action: HandAction, _ tree: ElementTree) -> ChainItem? {
    func touch(_ target: HandTarget, _ verbs: [String], _ code: String) -> ChainItem? {
      guard case .element(let id) = target else {
        return place(of: target, tree).map { ChainItem(.code("\($0).\(code)")) }
      }
      if let entry = method(verbs, id, in: tree) { return ChainItem(.call(entry)) }
      return place(of: target, tree).map { ChainItem(.code("\($0).\(code)")) }
    }
    switch action {
    case .tap(let target): return touch(target, ["tap", "select", "choose"], "tap()")
    case .doubleTap(let target): return touch(target, ["doubletap"], "doubleTap()")
    case .press(let target, let seconds):
      return touch(target, [], "press(forDuration: \(seconds))")
    case .swipe(let target, let direction):
      let name =
        "swipe\(direction.rawValue.prefix(1).uppercased())\(direction.rawValue.dropFirst())"
      return touch(target, [name.lowercased()], "\(name)()")
    case .typeInto, .type: return nil
    case .drag(let from, let to):
      guard let start = coordinate(from, tree), let end = coordinate(to, tree) else { return nil }
      return ChainItem(.code("\(start).press(forDuration: 0.1, thenDragTo: \(end))"))
    case .scroll(let target, let dx, let dy):
      guard let start = coordinate(target, tree) else { return nil }
      return ChainItem(
        .code(
          "\(start).press(forDuration: 0.1, "
            + "thenDragTo: \(start).withOffset(CGVector(dx: \(dx), dy: \(dy))))"))
    case .back: return ChainItem(.code("app.navigationBars.buttons.element(boundBy: 0).tap()"))
    case .home: return ChainItem(.code("XCUIDevice.shared.press(.home)"))
    case .advance(let seconds): return ChainItem(.code("Thread.sleep(forTimeInterval: \(seconds))"))
    case .call(let call): return ChainItem(.code(call.title))
    }
  }

  private func typing(_ text: String, into id: Int, _ tree: ElementTree) -> [ChainItem] {
    if let entry = method(["type", "enter", "input", "fill", "set"], id, in: tree, argument: text) {
      return [ChainItem(.call(entry))]
    }
    guard let place = locator(of: id, tree) else { return [] }
    return [
      ChainItem(.code("\(place).tap()")),
      ChainItem(.code("\(place).typeText(\(SwiftLiteral.readable(text)))")),
    ]
  }

  private func place(of target: HandTarget, _ tree: ElementTree) -> String? {
    if case .element(let id) = target { return locator(of: id, tree) }
    return coordinate(target, tree)
  }

  /// The best way to find an element, as Swift.
  func locator(of id: Int, _ tree: ElementTree) -> String? {
    SuggestedLocators.of(elementWithID: id, in: tree, pages: locators).first?.text
  }

  private func coordinate(_ target: HandTarget, _ tree: ElementTree) -> String? {
    switch target {
    case .element(let id):
      return locator(of: id, tree).map {
        "\($0).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"
      }
    case .point(let x, let y):
      return "app.coordinate(withNormalizedOffset: .zero)"
        + ".withOffset(CGVector(dx: \(x.rounded()), dy: \(y.rounded())))"
    }
  }
}
