/// A test of raw queries, taken apart.
package struct RawTest: Hashable, Sendable {
  /// A statement.
  package struct Item: Hashable, Sendable {
    /// What a statement is.
    package enum Content: Hashable, Sendable {
      /// A command does the same.
      case command(String)
      /// It gives a name to something.
      case name(String)
      /// It launches the app, or makes what is launched.
      case launch
      /// It has no counterpart.
      case other
    }

    /// What it is.
    package var content: Content
    /// The statement as it is written.
    package var code: String
    /// Its line, from 1.
    package var line: Int
  }

  /// The statements, in order; those of activities one by one.
  package var items: [Item] = []

  /// The statements that have to stay as they are: those up to the launch, and what has no counterpart,
  /// with the names that it uses.
  package var kept: Set<Int> {
    var kept: Set<Int> = []
    if let launch = items.lastIndex(where: { $0.content == .launch }) {
      kept.formUnion(items[...launch].indices.filter { items[$0].content == .launch })
    }
    for (place, item) in items.enumerated() where item.content == .other {
      kept.insert(place)
      let words = Set(
        item.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for (other, named) in items[..<place].enumerated() {
        if case .name(let name) = named.content, words.contains(name) { kept.insert(other) }
      }
    }
    return kept
  }
}
