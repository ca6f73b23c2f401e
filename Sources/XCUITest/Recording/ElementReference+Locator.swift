import ElementModel

extension ElementReference {
  /// The element as a suite would write it, such as `app.buttons["Sign In"].firstMatch`.
  var locator: String {
    switch binding {
    case .unique: base
    case .first: base + ".firstMatch"
    case .index(let index): base + ".element(boundBy: \(index))"
    case .identity(_, let name): name
    }
  }

  private var base: String { query.locator(from: app) }
}

extension XCUIElementQuery {
  /// The query as a suite would write it, such as `app.cells`.
  nonisolated var locator: String { query.locator(from: app) }
}

extension ElementQuery {
  /// The query as a suite would write it.
  fileprivate func locator(from app: ApplicationIdentity) -> String {
    let start =
      switch app {
      case .target: "app"
      case .bundle(let identifier): "XCUIApplication(\(SwiftLiteral.readable(identifier)))"
      case .file(let url): "XCUIApplication(\(SwiftLiteral.readable(url.path)))"
      }
    return start + steps.map(\.locator).joined()
  }
}

extension ElementQuery.Step {
  fileprivate var locator: String {
    switch self {
    case .descendants(let type):
      type.queryName.map { "." + $0 } ?? ".descendants(matching: .\(type.memberName))"
    case .children(let type): ".children(matching: .\(type.memberName))"
    case .matching(.identified(let key)): "[\(SwiftLiteral.readable(key))]"
    case .matching(.typed(let type, let key)):
      ".matching(.\(type.memberName), identifier: \(key.map(SwiftLiteral.readable) ?? "nil"))"
    case .matching(let condition): ".matching(\(condition.predicateFormat))"
    case .containing(.typed(let type, let key)):
      ".containing(.\(type.memberName), identifier: \(key.map(SwiftLiteral.readable) ?? "nil"))"
    case .containing(let condition): ".containing(\(condition.predicateFormat))"
    case .index(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .identity(let id): ".element(\(id))"
    }
  }
}

extension ElementType {
  /// The case as Swift writes it.
  fileprivate var memberName: String { name.prefix(1).lowercased() + name.dropFirst() }
}
