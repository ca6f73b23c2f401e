/// The values of a layout's variables.
///
/// Most follow directly: what has to be equal to something known, is known. What is left falls into
/// groups that have nothing to do with each other, and each goes through a ``SimplexSolver``.
struct LayoutSolution {
  /// Rules that cannot all hold, and the one that is left out.
  struct Conflict {
    let rules: Set<Int>
    let broken: Int
  }

  private var values: [Double?]
  /// What could not be met.
  private(set) var conflicts: [Conflict] = []

  /// Solves rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - count: The number of variables, which are numbered from 0.
  init(_ rules: [LinearRule], variables count: Int) {
    values = Array(repeating: nil, count: count)
    for (number, rule) in rules.enumerated() where rule.isRequired && rule.expression.terms.isEmpty
    {
      if rule.holds(rule.expression.constant) { continue }
      conflicts.append(Conflict(rules: [number], broken: number))
    }
    let isConsistent = deduce(rules, count)
    if !isConsistent { values = Array(repeating: nil, count: count) }
    solve(groups(of: rules, count), rules)
  }

  /// The value of an expression.
  func value(of expression: LinearExpression) -> Double {
    expression.value { values[$0] ?? 0 }
  }

  /// The value where all is known.
  private func known(_ expression: LinearExpression) -> Double? {
    var sum = expression.constant
    for term in expression.terms {
      guard let value = values[term.variable] else { return nil }
      sum += term.factor * value
    }
    return sum
  }

  /// Finds what follows directly.
  ///
  /// - Returns: Whether no rule that has to hold is broken by it.
  private mutating func deduce(_ rules: [LinearRule], _ count: Int) -> Bool {
    var uses: [[Int]] = Array(repeating: [], count: count)
    var unknown = rules.map(\.expression.terms.count)
    var ready: [Int] = []
    for (number, rule) in rules.enumerated() where rule.isRequired {
      for term in rule.expression.terms { uses[term.variable].append(number) }
      if unknown[number] == 1, rule.relation == .equal { ready.append(number) }
    }
    var next = 0
    while next < ready.count {
      let rule = rules[ready[next]]
      next += 1
      guard let term = rule.expression.terms.first(where: { values[$0.variable] == nil }) else {
        continue
      }
      var rest = rule.expression.constant
      for other in rule.expression.terms where other.variable != term.variable {
        rest += other.factor * (values[other.variable] ?? 0)
      }
      values[term.variable] = -rest / term.factor
      for number in uses[term.variable] {
        unknown[number] -= 1
        if unknown[number] == 1, rules[number].relation == .equal { ready.append(number) }
        guard unknown[number] == 0, let value = known(rules[number].expression) else { continue }
        if !rules[number].holds(value) { return false }
      }
    }
    return true
  }

  /// The numbers of the rules that say something of unknown variables, those together that share
  /// one.
  private func groups(of rules: [LinearRule], _ count: Int) -> [[Int]] {
    var leaders = Array(0..<count)
    func leader(of variable: Int) -> Int {
      var variable = variable
      while leaders[variable] != variable { variable = leaders[variable] }
      return variable
    }
    var first: [Int?] = []
    for rule in rules {
      let unknown = rule.expression.terms.map(\.variable).filter { values[$0] == nil }
      first.append(unknown.first)
      guard let head = unknown.first else { continue }
      for other in unknown.dropFirst() {
        let (one, two) = (leader(of: head), leader(of: other))
        leaders[max(one, two)] = min(one, two)
      }
    }
    var groups: [Int: [Int]] = [:]
    for (number, variable) in first.enumerated() {
      if let variable { groups[leader(of: variable), default: []].append(number) }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func solve(_ groups: [[Int]], _ rules: [LinearRule]) {
    for group in groups {
      var solver = SimplexSolver(priorities: Set(group.map { rules[$0].priority }))
      // What has to hold comes first, so that it is never given up for what need not.
      let ordered = group.filter { rules[$0].isRequired } + group.filter { !rules[$0].isRequired }
      var variables: Set<Int> = []
      for number in ordered {
        var rule = rules[number]
        rule.expression = LinearExpression(rule.expression.constant)
        for term in rules[number].expression.terms {
          if let value = values[term.variable] {
            rule.expression.constant += term.factor * value
          } else {
            rule.expression.add(term.variable, times: term.factor)
            variables.insert(term.variable)
          }
        }
        let conflict = solver.add(rule, owner: number)
        if !conflict.isEmpty {
          conflicts.append(Conflict(rules: conflict.union([number]), broken: number))
        }
      }
      for variable in variables { values[variable] = solver.value(of: variable) }
    }
  }
}
