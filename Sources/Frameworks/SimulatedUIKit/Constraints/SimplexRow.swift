/// A row of a simplex tableau: what one symbol comes to, in terms of others.
struct SimplexRow {
  /// A symbol of a tableau: a variable of the layout, or one that a rule brings along.
  struct Symbol: Hashable, Comparable {
    enum Kind { case variable, slack, error, dummy }

    let number: Int
    let kind: Kind

    /// Whether the tableau may exchange it for a basic one.
    var isPivotable: Bool { kind == .slack || kind == .error }

    static func == (one: Symbol, other: Symbol) -> Bool { one.number == other.number }
    static func < (one: Symbol, other: Symbol) -> Bool { one.number < other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private(set) var cells: [Symbol: Double] = [:]
  var constant: Double = 0

  static func isZero(_ number: Double) -> Bool { abs(number) < 1e-8 }

  subscript(symbol: Symbol) -> Double { cells[symbol] ?? 0 }

  mutating func add(_ symbol: Symbol, times factor: Double = 1) {
    let sum = (cells[symbol] ?? 0) + factor
    cells[symbol] = Self.isZero(sum) ? nil : sum
  }

  mutating func add(_ row: SimplexRow, times factor: Double = 1) {
    constant += row.constant * factor
    for (symbol, cell) in row.cells { add(symbol, times: cell * factor) }
  }

  mutating func remove(_ symbol: Symbol) { cells[symbol] = nil }

  mutating func negate() {
    constant = -constant
    cells = cells.mapValues { -$0 }
  }

  /// Solves for a symbol of the row: it becomes what the row is about.
  mutating func solve(for symbol: Symbol) {
    guard let cell = cells.removeValue(forKey: symbol) else { return }
    let factor = -1 / cell
    constant *= factor
    cells = cells.mapValues { $0 * factor }
  }

  /// Solves a row about one symbol for another of it.
  mutating func solve(for symbol: Symbol, insteadOf other: Symbol) {
    add(other, times: -1)
    solve(for: symbol)
  }

  /// Puts what a symbol comes to in its place.
  mutating func substitute(_ symbol: Symbol, by row: SimplexRow) {
    guard let cell = cells.removeValue(forKey: symbol) else { return }
    add(row, times: cell)
  }
}
