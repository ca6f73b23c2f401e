import ElementModel

/// Which element an `XCUIElement` stands for: an app, a query and the way one of its matches is
/// taken.
struct ElementReference: Hashable {
  /// How one element is taken from the matches.
  enum Binding: Hashable {
    /// It must be the only one.
    case unique
    /// The first one; others do not matter.
    case first
    /// The one at a position.
    case index(Int)
    /// The one with an identity, called by its type and frame when it was bound.
    case identity(Int, name: String)
  }

  var app: ApplicationIdentity
  var query: ElementQuery
  var binding: Binding

  /// An app itself.
  static func application(_ app: ApplicationIdentity) -> ElementReference {
    ElementReference(app: app, query: ElementQuery(), binding: .unique)
  }

  /// Whether it stands for an app itself.
  var isApplication: Bool { query.steps.isEmpty && binding == .unique }

  /// The query that further steps start from.
  var scope: ElementQuery {
    switch binding {
    case .unique: query
    case .first: query.appending(.first)
    case .index(let index): query.appending(.index(index))
    case .identity(let id, _): ElementQuery().appending(.identity(id))
    }
  }

  /// Looks the element up in a tree.
  ///
  /// - Parameters:
  ///   - tree: What the app shows.
  ///   - processID: The app's process, for messages.
  /// - Returns: The element.
  /// - Throws: ``ResolutionFailure``.
  func resolve(in tree: ElementTree, processID: Int = 0) throws(ResolutionFailure) -> Element {
    guard !tree.isEmpty else { throw .notRunning }
    if case .identity(let id, _) = binding {
      // An element stays the same whatever it says and wherever it goes.
      guard let index = tree.index(ofElementWithID: id) else { throw .noMatch("Identity Binding") }
      return tree.elements[index]
    }
    let index =
      switch binding {
      case .unique: try single(in: tree)
      case .first, .identity: query.firstMatch(in: tree)
      case .index(let position): query.match(at: position, in: tree)
      }
    if let index { return tree.elements[index] }
    throw .noMatch(reason(in: tree, processID: processID))
  }

  /// The element in a tree, or the first of several, without failing.
  func match(in tree: ElementTree) -> Element? {
    let index =
      switch binding {
      case .unique, .first: query.firstMatch(in: tree)
      case .index(let position): query.match(at: position, in: tree)
      case .identity(let id, _): tree.index(ofElementWithID: id)
      }
    return index.map { tree.elements[$0] }
  }

  /// Index of the only match; `nil` when there is none.
  private func single(in tree: ElementTree) throws(ResolutionFailure) -> Int? {
    let matches = query.matches(in: tree)
    guard matches.count <= 1 else {
      throw .severalMatches(query: StableAddress.query(self).text)
    }
    return matches.first
  }

  /// What was looked for in vain, as Xcode words it after "No matches found for".
  private func reason(in tree: ElementTree, processID: Int) -> String {
    if case .first = binding {
      let steps = query.steps.map { "`\($0.title)`" }.joined(separator: " -> ")
      return "first query match sequence: \(steps), given input App element pid: \(processID)"
    }
    var input = ElementQuery()
    for step in scope.steps {
      let output = input.appending(step)
      guard output.matches(in: tree).isEmpty else {
        input = output
        continue
      }
      // The first step that leads nowhere is the one that Xcode names, with what it started from.
      guard step.isSearch else { return step.title }
      let candidates = input.matches(in: tree).prefix(50)
        .map { "    \(tree.elements[$0].summary(processID: processID))" }
      return "\(step.title) from input {(\n\(candidates.joined(separator: ",\n"))\n)}"
    }
    return "Application"
  }
}
