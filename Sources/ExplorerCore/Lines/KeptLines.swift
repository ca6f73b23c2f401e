/// The lines of a pane's items, each of which is made once.
struct KeptLines: Sendable {
  /// Some frames of a large terminal.
  private static let limit = 1_000
  private var lines: [Int: [StyledLine]] = [:]

  /// The lines of an item, made when they are not known.
  mutating func lines(of item: Int, make: () -> [StyledLine]) -> [StyledLine] {
    if let known = lines[item] { return known }
    let made = make()
    if lines.count >= Self.limit { lines = [:] }
    lines[item] = made
    return made
  }

  /// The lines of an item, if they are known.
  func known(_ item: Int) -> [StyledLine]? { lines[item] }

  /// Forgets the lines of an item, whose selection has come or gone.
  mutating func forget(_ item: Int?) {
    if let item { lines[item] = nil }
  }
}
