/// Solves linear rules of several priorities: Cassowary, the algorithm behind Auto Layout.
///
/// After Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm"
/// (2001), without what takes rules out again: a layout is solved anew, which costs little once all
/// that follows directly is known (see ``LayoutSolution``). Priorities are strict: a rule of a
/// higher
/// one is never given up for any number of lower ones, as in UIKit. So there is one objective for
/// each,
/// and these are compared in order.
struct SimplexSolver {
  typealias Symbol = SimplexRow.Symbol

  /// More steps than any layout takes; numbers that have become inexact could go on for ever.
  private static let stepLimit = 20_000

  private var rows: [Symbol: SimplexRow] = [:]
  private var variables: [LinearExpression.Variable: Symbol] = [:]
  /// What is to be minimal, by priority, the highest first.
  private var objectives: [SimplexRow] = []
  private let priorities: [Float]
  /// The rules by the symbols that mark them.
  private var owners: [Symbol: Int] = [:]
  private var count = 0
  private var steps = 0

  /// Prepares to solve.
  ///
  /// - Parameter priorities: The priorities of the rules that need not hold.
  init(priorities: Set<Float>) {
    self.priorities = priorities.filter { $0 < LinearRule.required }.sorted(by: >)
    objectives = self.priorities.map { _ in SimplexRow() }
  }

  /// The value of a variable; 0 where nothing is said of it.
  func value(of variable: LinearExpression.Variable) -> Double {
    variables[variable].flatMap { rows[$0]?.constant } ?? 0
  }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - owner: A number to tell it from others by.
  /// - Returns: The numbers of rules that cannot all hold, with this one, which is then left out;
  /// empty
  ///   where all is well.
  mutating func add(_ rule: LinearRule, owner: Int) -> Set<Int> {
    var row = expressed(rule.expression)
    let markers = mark(rule, in: &row)
    for marker in markers { owners[marker] = owner }
    if row.constant < 0 { row.negate() }
    guard let subject = subject(of: row, markers) else {
      if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
        // Rules that are required already say something about the same.
        guard abs(row.constant) <= LinearRule.tolerance, let marker = markers.first else {
          return conflict(in: row)
        }
        var known = row
        known.constant = 0
        enter(marker, known)
        return []
      }
      return addByArtificial(row)
    }
    enter(subject, row)
    minimize()
    return []
  }

  private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    count += 1
    return Symbol(number: count, kind: kind)
  }

  /// An expression in terms of what is not basic.
  private mutating func expressed(_ expression: LinearExpression) -> SimplexRow {
    var row = SimplexRow()
    row.constant = expression.constant
    for term in expression.terms {
      let symbol: Symbol
      if let known = variables[term.variable] {
        symbol = known
      } else {
        symbol = makeSymbol(.variable)
        variables[term.variable] = symbol
      }
      if let basic = rows[symbol] {
        row.add(basic, times: term.factor)
      } else {
        row.add(symbol, times: term.factor)
      }
    }
    return row
  }

  /// Adds the symbols that make a rule an equation, and to the objectives what it costs to break
  /// it.
  private mutating func mark(_ rule: LinearRule, in row: inout SimplexRow) -> [Symbol] {
    let level = priorities.firstIndex(of: rule.priority)
    guard rule.relation != .equal else {
      guard let level else {
        let dummy = makeSymbol(.dummy)
        row.add(dummy)
        return [dummy]
      }
      let (above, below) = (makeSymbol(.error), makeSymbol(.error))
      row.add(above, times: -1)
      row.add(below)
      objectives[level].add(above)
      objectives[level].add(below)
      return [above, below]
    }
    let factor: Double = rule.relation == .lessThanOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    row.add(slack, times: factor)
    guard let level else { return [slack] }
    let error = makeSymbol(.error)
    row.add(error, times: -factor)
    objectives[level].add(error)
    return [slack, error]
  }

  /// The symbol that a new row can be about without breaking others.
  private func subject(of row: SimplexRow, _ markers: [Symbol]) -> Symbol? {
    row.cells.keys.filter { $0.kind == .variable }.min()
      ?? markers.first { $0.isPivotable && row[$0] < 0 }
  }

  private mutating func enter(_ subject: Symbol, _ row: SimplexRow) {
    var row = row
    row.solve(for: subject)
    substitute(subject, by: row)
    rows[subject] = row
  }

  private mutating func substitute(_ symbol: Symbol, by row: SimplexRow) {
    for key in rows.keys where rows[key]?[symbol] != 0 { rows[key]?.substitute(symbol, by: row) }
    for index in objectives.indices { objectives[index].substitute(symbol, by: row) }
  }

  /// Adds a row that no symbol can be the subject of: it holds if an artificial one can be zero.
  private mutating func addByArtificial(_ row: SimplexRow) -> Set<Int> {
    let artificial = makeSymbol(.slack)
    let kept = objectives
    rows[artificial] = row
    objectives = [row]
    minimize()
    let rest = objectives[0]
    objectives = kept
    for index in objectives.indices {
      for (symbol, basic) in rows where objectives[index][symbol] != 0 {
        objectives[index].substitute(symbol, by: basic)
      }
    }
    let isPossible = abs(rest.constant) <= LinearRule.tolerance
    if let left = rows.removeValue(forKey: artificial), isPossible || !left.cells.isEmpty {
      guard isPossible else {
        forget(artificial)
        return conflict(in: rest)
      }
      if let entering = left.cells.keys.filter(\.isPivotable).min() {
        var solved = left
        solved.solve(for: entering, insteadOf: artificial)
        substitute(entering, by: solved)
        rows[entering] = solved
      }
    }
    forget(artificial)
    if !isPossible { return conflict(in: rest) }
    minimize()
    return []
  }

  private mutating func forget(_ symbol: Symbol) {
    for key in Array(rows.keys) { rows[key]?.remove(symbol) }
    for index in objectives.indices { objectives[index].remove(symbol) }
  }

  private func conflict(in row: SimplexRow) -> Set<Int> {
    Set(row.cells.keys.compactMap { owners[$0] })
  }

  /// Exchanges symbols until no exchange makes the objectives less.
  private mutating func minimize() {
    while steps < Self.stepLimit, let entering = enteringSymbol(),
      let leaving = leavingSymbol(for: entering), var row = rows.removeValue(forKey: leaving)
    {
      steps += 1
      row.solve(for: entering, insteadOf: leaving)
      substitute(entering, by: row)
      rows[entering] = row
    }
  }

  /// The first symbol that makes the objectives less: its first factor in their order is negative.
  private func enteringSymbol() -> Symbol? {
    for level in objectives.indices {
      let found = objectives[level].cells.lazy.filter { symbol, factor in
        factor < -1e-8 && symbol.kind != .dummy && symbol.kind != .variable
          && objectives[..<level].allSatisfy { $0[symbol] == 0 }
      }.map(\.key).min()
      if let found { return found }
    }
    return nil
  }

  /// The basic symbol that reaches zero first as another grows.
  private func leavingSymbol(for entering: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for (symbol, row) in rows where symbol.isPivotable {
      let factor = row[entering]
      guard factor < -1e-9 else { continue }
      let ratio = -row.constant / factor
      if let known = best, ratio > known.ratio || ratio == known.ratio && known.symbol < symbol {
        continue
      }
      best = (symbol, ratio)
    }
    return best?.symbol
  }
}
