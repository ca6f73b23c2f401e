package import ElementModel
package import SourceModel

/// Completes expressions about elements with what there is: members, page objects, and the texts of a
/// screen, escaped.
package struct ExpressionCompleter {
  /// Texts longer than this are not offered.
  static let longestKey = 300
  /// Completions at most.
  static let limit = 200

  private let parser: QueryExpressionParser
  private let tree: ElementTree

  /// Creates a completer.
  ///
  /// - Parameters:
  ///   - index: The project, whose page objects may be named; none where there is none.
  ///   - tree: What the app shows.
  package init(index: ProjectIndex? = nil, tree: ElementTree) {
    parser = QueryExpressionParser(index: index)
    self.tree = tree
  }

  /// What the beginning of an expression can be completed to, what is likely first.
  ///
  /// - Parameter text: What stands before the cursor.
  /// - Returns: The completions; none where nothing is known.
  package func completions(of text: String) -> [ExpressionCompletion] {
    guard text.utf8.count <= QueryExpressionParser.longest else { return [] }
    if QueryExpressionParser.isPredicate(text), text.contains(" ") {
      return PredicateCompleter(tree: tree, quote: "\"").completions(of: text)
    }
    let context = ExpressionContext(text)
    let start = String(text.prefix(context.start))
    let typed = String(text.dropFirst(context.start))
    switch context.place {
    case .root: return Self.ranked(roots, typed, after: start)
    case .member(let base): return Self.ranked(members(of: base), typed, after: start)
    case .typeCase: return Self.ranked(types, typed, after: start)
    case .key(let base, let closing):
      return Self.ranked(keys(of: base, closing: closing), typed, after: start)
    case .text: return Self.ranked(keys(of: nil, closing: "\")"), typed, after: start)
    case .predicate:
      return PredicateCompleter(tree: tree, quote: "'").completions(of: typed).map {
        ExpressionCompletion(text: start + $0.text, title: $0.title, note: $0.note)
      }
    case .nothing: return []
    }
  }

  /// One thing that may stand at the end.
  struct Candidate {
    var text: String
    var note = ExpressionNote.none
  }

  /// Those that have what is typed in them, those that begin with it first.
  static func ranked(
    _ candidates: [Candidate], _ typed: String, after start: String
  ) -> [ExpressionCompletion] {
    let wanted = typed.lowercased()
    var first: [ExpressionCompletion] = []
    var rest: [ExpressionCompletion] = []
    for candidate in candidates where candidate.text != typed {
      let text = candidate.text.lowercased()
      guard wanted.isEmpty || text.contains(wanted) else { continue }
      let found = ExpressionCompletion(
        text: start + candidate.text, title: candidate.text, note: candidate.note)
      if text.hasPrefix(wanted) { first.append(found) } else { rest.append(found) }
    }
    return Array((first + rest).prefix(limit))
  }

  // MARK: Names

  private var roots: [Candidate] {
    let pages = parser.pages.values.sorted { $0.name < $1.name }
      .filter { !$0.elements.isEmpty }
      .map { Candidate(text: $0.name, note: .page) }
    let keys = ElementPredicate.keys.map { Candidate(text: $0, note: .predicateKey) }
    return [Candidate(text: "app", note: .application)] + pages + keys
  }

  private var types: [Candidate] {
    let counts = Self.counts(of: tree.elements.indices, in: tree)
    let present = ElementType.allCases.filter { counts[$0] != nil }
    let others = ElementType.allCases.filter { counts[$0] == nil }
    return (present + others).map { type in
      Candidate(text: "\(type)", note: counts[type].map { .shown($0) } ?? .none)
    }
  }

  private func members(of base: String) -> [Candidate] {
    if let page = parser.pages[base] {
      return page.elements.map { Candidate(text: $0.name, note: .code($0.expression)) }
    }
    guard let expression = try? parser.parse(base) else { return [] }
    switch expression {
    case .elements(let query, _): return members(of: query)
    case .attribute(let attribute, _, _): return Self.members(of: attribute)
    case .constant, .member, .not, .and, .or, .comparison: return []
    }
  }

  private func members(of query: LocatedQuery) -> [Candidate] {
    let properties = ExpressionVocabulary.properties(isElement: query.isElement).map { name in
      Candidate(text: name, note: note(of: name, query))
    }
    let below = query.scope.appending(.descendants(.any)).matches(in: tree)
    let counts = Self.counts(of: below, in: tree)
    let queries = ElementType.allCases.compactMap { type in type.queryName.map { (type, $0) } }
    let present = queries.filter { counts[$0.0] != nil }
      .map { Candidate(text: $0.1, note: .found(counts[$0.0] ?? 0)) }
    let others = queries.filter { counts[$0.0] == nil }.map { Candidate(text: $0.1) }
    let methods =
      (query.isElement ? ExpressionVocabulary.elementMethods : ExpressionVocabulary.queryMethods)
      .map { Candidate(text: $0) }
    // The app is asked for what is in it; other elements for what they are.
    return query == LocatedQuery()
      ? present + properties + methods + others : properties + present + methods + others
  }

  /// What a property says now.
  private func note(of name: String, _ query: LocatedQuery) -> ExpressionNote {
    guard let attribute = QueryExpression.Attribute(rawValue: name),
      attribute != .debugDescription,
      let value = try? QueryExpression.attribute(attribute, query, column: 1).evaluate(in: tree)
        .value
    else { return .none }
    return .code(String(value.description.prefix(60)))
  }

  private static func members(of attribute: QueryExpression.Attribute) -> [Candidate] {
    switch attribute {
    case .label, .identifier, .value, .title, .placeholderValue:
      ["contains(\"", "hasPrefix(\"", "hasSuffix(\"", "isEmpty", "count"].map {
        Candidate(text: $0)
      }
    case .frame:
      ["minX", "minY", "midX", "midY", "maxX", "maxY", "width", "height"].map {
        Candidate(text: $0)
      }
    default: []
    }
  }

  private static func counts(
    of positions: some Sequence<Int>, in tree: ElementTree
  ) -> [ElementType: Int] {
    positions.reduce(into: [:]) { $0[tree.elements[$1].type, default: 0] += 1 }
  }

  // MARK: Texts

  /// The texts that elements can be looked up by, escaped, with what they are.
  private func keys(of base: String?, closing: String) -> [Candidate] {
    var positions = Array(tree.elements.indices)
    if let base, !base.isEmpty {
      guard case .elements(let query, _)? = try? parser.parse(base) else { return [] }
      positions = query.matches(in: tree)
    }
    var found: [String: ExpressionNote] = [:]
    var order: [String] = []
    for position in positions {
      let element = tree.elements[position]
      let texts: [(String?, String)] = [
        (element.identifier, "identifier"), (element.label, "label"), (element.title, "title"),
        (element.value, "value"), (element.placeholderValue, "placeholderValue"),
      ]
      var seen: Set<String> = []
      for (text, kind) in texts {
        guard let text, !text.isEmpty, text.utf8.count <= Self.longestKey,
          seen.insert(text).inserted
        else { continue }
        var count = 1
        if case .text(_, _, let before)? = found[text] {
          count += before
        } else {
          order.append(text)
        }
        found[text] = .text(attribute: kind, type: element.type.name, count: count)
      }
    }
    // Identifiers last longest: they come first.
    let sorted = order.enumerated().sorted { one, other in
      rank(found[one.element], one.offset) < rank(found[other.element], other.offset)
    }
    return sorted.map { _, text in
      let literal = String(SwiftLiteral.readable(text).dropFirst().dropLast())
      return Candidate(text: literal + closing, note: found[text] ?? .none)
    }
  }

  private func rank(_ note: ExpressionNote?, _ offset: Int) -> (Int, Int) {
    if case .text("identifier", _, _)? = note { return (0, offset) }
    return (1, offset)
  }
}
