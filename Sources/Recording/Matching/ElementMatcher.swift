import ElementModel
import Foundation
import SourceIndex
import SourceModel

/// Tells whether what a method looks for is a certain element of a screen, and with which arguments.
///
/// A class, as expressions that were read once are met again and again.
final class ElementMatcher {
  private let parser: QueryExpressionParser
  private var queries: [String: LocatedQuery?] = [:]

  init(_ index: ProjectIndex) { parser = QueryExpressionParser(index: index) }

  /// What an expression on `app` looks for; `nil` for what only a run can tell.
  func query(_ code: String) -> LocatedQuery? {
    if let known = queries[code] { return known }
    var query: LocatedQuery?
    if case .elements(let found, _)? = try? parser.parse(code) { query = found }
    queries[code] = .some(query)
    return query
  }

  /// The arguments with which a method finds an element.
  ///
  /// - Parameters:
  ///   - element: How the method finds it.
  ///   - id: The element.
  ///   - tree: The screen.
  ///   - known: Arguments that are known already.
  /// - Returns: All arguments; `nil` where the method finds another one, or several.
  func arguments(
    finding element: DeedElement, _ id: Int, in tree: ElementTree,
    knowing known: [DeedArgument: String]
  ) -> [DeedArgument: String]? {
    guard !element.isUnknown, let index = tree.index(ofElementWithID: id) else { return nil }
    let open = element.texts.filter { text in text.arguments.contains { known[$0] == nil } }
    guard !open.isEmpty else { return finds(element, index, tree, known) ? known : nil }
    let words = self.words(around: index, in: tree)
    return solve(open[...], words, known, element, index, tree)
  }

  /// An element, and those around and in it that a touch on it touches too.
  func alike(_ id: Int, in tree: ElementTree) -> [Int] {
    guard let index = tree.index(ofElementWithID: id), let point = tree.elements[index].hitPoint
    else { return [id] }
    let frame = tree.elements[index].frame
    let related =
      tree.path(to: index).dropLast().dropFirst().reversed()
      + Array(tree.descendants(of: index).prefix(12))
    return [id]
      + related.filter { place in
        let other = tree.elements[place]
        guard let hit = other.hitPoint, other.type != .other else { return false }
        return other.frame.contains(point)
          && (frame.contains(hit) || other.takesTouches(of: tree.elements[index]))
      }.map { tree.elements[$0].id }
  }

  /// The element that a way leads to on a screen; `nil` where there is none, or more than one.
  func element(
    _ element: DeedElement, in tree: ElementTree, _ values: [DeedArgument: String]
  ) -> Element? {
    guard let query = element.swift(with: values).flatMap(query), query.isElement else {
      return nil
    }
    let found = query.matches(in: tree)
    return found.count == 1 ? tree.elements[found[0]] : nil
  }

  private func solve(
    _ open: ArraySlice<DeedText>, _ words: [String], _ known: [DeedArgument: String],
    _ element: DeedElement, _ index: Int, _ tree: ElementTree
  ) -> [DeedArgument: String]? {
    guard let text = open.first else { return finds(element, index, tree, known) ? known : nil }
    for word in words {
      guard let values = text.values(matching: word, knowing: known) else { continue }
      if let found = solve(open.dropFirst(), words, values, element, index, tree) { return found }
    }
    return solvePlace(text, open, words, known, element, index, tree)
  }

  /// Tries the places of an element among its like, for `element(boundBy: number)`.
  private func solvePlace(
    _ text: DeedText, _ open: ArraySlice<DeedText>, _ words: [String],
    _ known: [DeedArgument: String], _ element: DeedElement, _ index: Int, _ tree: ElementTree
  ) -> [DeedArgument: String]? {
    for place in 0..<min(20, tree.elements.count) {
      guard let values = text.values(matching: "\(place)", knowing: known),
        let found = solve(open.dropFirst(), words, values, element, index, tree)
      else { continue }
      return found
    }
    return nil
  }

  /// Whether a way leads to one element and no other.
  private func finds(
    _ element: DeedElement, _ index: Int, _ tree: ElementTree, _ values: [DeedArgument: String]
  ) -> Bool {
    self.element(element, in: tree, values)?.id == tree.elements[index].id
  }

  /// The texts that stand in the row of an element.
  private func rowTexts(around index: Int, in tree: ElementTree) -> [String] {
    guard let row = tree.path(to: index).last(where: { tree.elements[$0].type == .cell }) else {
      return []
    }
    return tree.descendants(of: row).prefix(40).map { tree.elements[$0] }
      .filter { $0.type == .staticText }.map(\.label)
  }

  /// The texts that an element may be found by: those of its row that its label has, its own, then
  /// those of what is in it and around it.
  private func words(around index: Int, in tree: ElementTree) -> [String] {
    let own = tree.elements[index]
    var words: [String] = []
    var seen: Set<String> = []
    func add(_ element: Element) {
      for text in [element.identifier, element.label, element.title, element.value ?? ""]
      where !text.isEmpty && seen.insert(text).inserted {
        words.append(text)
      }
    }
    // What its label says besides may be of the control: "Reorder Bread" in the row of "Bread".
    for text in rowTexts(around: index, in: tree)
    where text.count > 1 && text != own.label && own.label.contains(text)
      && seen.insert(text).inserted
    {
      words.append(text)
    }
    add(own)
    for inner in tree.descendants(of: index).prefix(40) { add(tree.elements[inner]) }
    for outer in tree.path(to: index).dropLast().dropFirst().reversed() {
      add(tree.elements[outer])
    }
    return words
  }
}

extension Element {
  /// An attribute that assertions compare with texts.
  func text(_ attribute: String) -> String? {
    switch attribute {
    case "label": label
    case "value": value
    case "title": title
    case "placeholderValue": placeholderValue
    case "identifier": identifier
    default: nil
    }
  }
}
