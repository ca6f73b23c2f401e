import ElementModel
import SessionProtocol

/// Which element an `XCUIElement` stands for: a query and the way one of its matches is taken.
struct ElementReference: Hashable {
  /// How one element is taken from the matches.
  enum Binding: Hashable {
    /// It must be the only one.
    case unique
    /// The first one; others do not matter.
    case first
    /// The one at a position.
    case index(Int)
  }

  var query: ElementQuery
  var binding: Binding

  /// The app itself.
  static let application = ElementReference(query: ElementQuery(), binding: .unique)

  /// Looks the element up in a tree.
  ///
  /// - Throws: ``ResolutionFailure``.
  func resolve(in tree: ElementTree) throws(ResolutionFailure) -> Element {
    let matches = query.matches(in: tree)
    switch binding {
    case .unique where matches.count > 1: throw .severalMatches(count: matches.count)
    case .unique, .first:
      guard let index = matches.first else { throw .noMatch(reason(in: tree)) }
      return tree.elements[index]
    case .index(let position):
      let index = position < 0 ? matches.count + position : position
      guard matches.indices.contains(index) else {
        throw .noMatch("Element at index \(position)")
      }
      return tree.elements[matches[index]]
    }
  }

  /// What was looked for in vain, as Xcode words it after "No matches found for".
  private func reason(in tree: ElementTree) -> String {
    if case .first = binding {
      let steps = query.steps.map { "`\($0.title)`" }.joined(separator: " -> ")
      return "first query match sequence: \(steps), given input App element"
    }
    guard let last = query.steps.last else { return "Application" }
    let input = ElementQuery(steps: query.steps.dropLast()).matches(in: tree)
    guard case .matching = last else { return last.title }
    let candidates = input.prefix(50).map { " \(tree.elements[$0].summary),\n" }.joined()
    return "\(last.title) from input {(\n\(candidates))}"
  }
}

/// Why an element could not be had.
enum ResolutionFailure: Error {
  /// Nothing matches; the text is what Xcode puts after "No matches found for".
  case noMatch(String)
  /// More than one element matches a query that must have one.
  case severalMatches(count: Int)

  /// The failure as Xcode words it after "Failed to …: ".
  var message: String {
    switch self {
    case .noMatch(let reason): "No matches found for \(reason)"
    case .severalMatches:
      "Find single matching element. Multiple matching elements found for <XCUIElementQuery>."
    }
  }
}
