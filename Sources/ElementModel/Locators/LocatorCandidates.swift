import PredicateLanguage

/// Makes the locators that may find an element.
struct LocatorCandidates {
  /// One locator before anybody has counted what it finds.
  struct Candidate {
    var text: String
    var query: LocatedQuery
    var basis: SuggestedLocator.Basis
    /// What speaks for it or against it.
    var note: String

    func reason(matches: Int) -> String {
      matches == 1 ? note : "It finds \(matches) elements now. \(note)"
    }
  }

  private let tree: ElementTree
  private let index: Int
  private let element: Element

  init(of index: Int, in tree: ElementTree) {
    self.tree = tree
    self.index = index
    element = tree.elements[index]
  }

  /// All candidates; those that last first.
  var all: [Candidate] {
    guard element.type != .application else {
      return [
        Candidate(text: "app", query: LocatedQuery(), basis: .identifier, note: "It is the app.")
      ]
    }
    return byIdentifier + inContainer + byLabel + byText + byPosition
  }

  // MARK: Keys

  private var byIdentifier: [Candidate] {
    guard !element.identifier.isEmpty else { return [] }
    let note = "An identifier stays when texts and languages change."
    var candidates = [typed(key: element.identifier, basis: .identifier, note: note)]
    let any = ElementQuery().appending(.descendants(.any))
    candidates.append(
      Candidate(
        text: "app.descendants(matching: .any)[\(literal(element.identifier))]",
        query: LocatedQuery(any.appending(.matching(.identified(by: element.identifier)))),
        basis: .identifier, note: note + " This one finds it whatever its type becomes."))
    return candidates
  }

  private var byLabel: [Candidate] {
    guard !element.label.isEmpty else { return [] }
    return [
      typed(
        key: element.label, basis: .label,
        note: "A label changes with the wording and the language of the app.")
    ]
  }

  private var byText: [Candidate] {
    var candidates: [Candidate] = []
    if !element.label.isEmpty {
      candidates.append(
        predicate(
          "label", "==", element.label,
          "It looks at labels only, which change with "
            + "the wording and the language."))
      if let start = Self.start(of: element.label) {
        candidates.append(
          predicate(
            "label", "BEGINSWITH", start,
            "The beginning of a text stays when what follows changes, but not in another "
              + "language."))
      }
    }
    if let placeholder = element.placeholderValue, !placeholder.isEmpty {
      candidates.append(
        typed(
          key: placeholder, basis: .label,
          note: "A placeholder is gone from sight once there is text, and is translated."))
    }
    return candidates
  }

  private func typed(
    key: String, basis: SuggestedLocator.Basis, note: String
  ) -> Candidate {
    Candidate(
      text: "app\(Self.member(element.type))[\(literal(key))]",
      query: LocatedQuery(
        ElementQuery().appending(.descendants(element.type)).appending(
          .matching(.identified(by: key)))),
      basis: basis, note: note)
  }

  private func predicate(
    _ attribute: String, _ comparison: String, _ text: String, _ note: String
  ) -> Candidate {
    let format = "\(attribute) \(comparison) %@"
    // The format is ours, with a place for the text.
    let parsed = try? ParsedPredicate(format: format, arguments: [.string(text)])
    let condition = ElementCondition.predicate(ElementPredicate(parsed ?? .constant(false)))
    return Candidate(
      text: "app\(Self.member(element.type)).element(matching: "
        + "NSPredicate(format: \"\(format)\", \(literal(text))))",
      query: LocatedQuery(
        ElementQuery().appending(.descendants(element.type)).appending(.matching(condition))),
      basis: .partOfText, note: note)
  }

  // MARK: Places

  /// Within the nearest element above that has an identifier.
  private var inContainer: [Candidate] {
    let above = tree.path(to: index).dropLast().reversed().first {
      !tree.elements[$0].identifier.isEmpty && tree.elements[$0].type != .application
    }
    guard let above else { return [] }
    let container = tree.elements[above]
    let start = "app\(Self.member(container.type))[\(literal(container.identifier))]"
    let scope = ElementQuery().appending(.descendants(container.type))
      .appending(.matching(.identified(by: container.identifier)))
      .appending(.descendants(element.type))
    let name = literal(container.identifier)
    var candidates: [Candidate] = []
    let key = element.identifier.isEmpty ? element.label : element.identifier
    if !key.isEmpty {
      let isLabel = element.identifier.isEmpty
      candidates.append(
        Candidate(
          text: "\(start)\(Self.member(element.type))[\(literal(key))]",
          query: LocatedQuery(scope.appending(.matching(.identified(by: key)))),
          basis: isLabel ? .label : .container,
          note: isLabel
            ? "It looks in \(name) only, but by a text that changes with the language."
            : "It looks in \(name) only."))
    }
    candidates.append(
      Candidate(
        text: "\(start)\(Self.member(element.type)).firstMatch",
        // What can be told by a name of its own is not counted.
        query: LocatedQuery(scope, .first), basis: key.isEmpty ? .container : .position,
        note: "It is the first of its type in \(name)."))
    return candidates
  }

  private var byPosition: [Candidate] {
    var candidates: [Candidate] = []
    let note = "A position changes with what else is on the screen."
    if let cell = tree.path(to: index).dropLast().last(where: { tree.elements[$0].type == .cell }) {
      let cells = ElementQuery().appending(.descendants(.cell))
      if let row = cells.matches(in: tree).firstIndex(of: cell) {
        candidates.append(
          Candidate(
            text: "app.cells.element(boundBy: \(row))\(Self.member(element.type)).firstMatch",
            query: LocatedQuery(
              cells.appending(.index(row)).appending(.descendants(element.type)), .first),
            basis: .position, note: "It counts rows. \(note)"))
      }
    }
    let query = ElementQuery().appending(.descendants(element.type))
    if let place = query.matches(in: tree).firstIndex(of: index) {
      candidates.append(
        Candidate(
          text: "app\(Self.member(element.type)).element(boundBy: \(place))",
          query: LocatedQuery(query, .index(place)), basis: .position, note: note))
    }
    return candidates
  }

  // MARK: Text

  private func literal(_ text: String) -> String { SwiftLiteral.readable(text) }

  /// How elements of a type are asked for.
  private static func member(_ type: ElementType) -> String {
    type.queryName.map { ".\($0)" } ?? ".descendants(matching: .\(type))"
  }

  /// The first words of a text, where the rest holds digits that are likely to change.
  private static func start(of text: String) -> String? {
    let start = text.prefix { !$0.isNumber }
    guard start.count < text.count, start.filter(\.isLetter).count >= 3 else { return nil }
    return String(start)
  }
}
