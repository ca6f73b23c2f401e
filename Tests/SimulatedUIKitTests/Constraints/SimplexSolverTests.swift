import Testing

@testable import SimulatedUIKit

/// Rules are met by their priorities.
@Suite struct SimplexSolverTests {
  private func rule(
    _ terms: [(Int, Double)], _ relation: LinearRule.Relation, _ value: Double,
    _ priority: Float = 1000
  ) -> LinearRule {
    var expression = LinearExpression(-value)
    for (variable, factor) in terms { expression.add(variable, times: factor) }
    return LinearRule(expression: expression, relation: relation, priority: priority)
  }

  @Test func aWishGivesWayToWhatHasToHold() {
    var solver = SimplexSolver(priorities: [750])
    #expect(solver.add(rule([(0, 1)], .equal, 100, 750), owner: 0).isEmpty)
    #expect(solver.add(rule([(0, 1), (1, 1)], .equal, 150), owner: 1).isEmpty)
    #expect(solver.add(rule([(1, 1)], .greaterThanOrEqual, 80), owner: 2).isEmpty)
    #expect(abs(solver.value(of: 0) - 70) < 0.001)
    #expect(abs(solver.value(of: 1) - 80) < 0.001)
  }

  @Test func noNumberOfLowerWishesOutweighsAHigherOne() {
    var solver = SimplexSolver(priorities: [750, 749])
    _ = solver.add(rule([(0, 1)], .equal, 10, 750), owner: 0)
    for owner in 1...50 { _ = solver.add(rule([(0, 1)], .equal, 90, 749), owner: owner) }
    #expect(abs(solver.value(of: 0) - 10) < 0.001)
  }

  @Test func rulesThatCannotAllHoldAreNamedAndTheLastIsLeftOut() {
    var solver = SimplexSolver(priorities: [])
    _ = solver.add(rule([(0, 1), (1, 1)], .equal, 150), owner: 1)
    _ = solver.add(rule([(1, 1)], .greaterThanOrEqual, 80), owner: 2)
    #expect(solver.add(rule([(0, 1)], .greaterThanOrEqual, 75), owner: 3) == [1, 2, 3])
    #expect(solver.value(of: 0) <= 70.001)
    // The same said twice is no contradiction; something else about the same sum is one.
    #expect(solver.add(rule([(0, 2), (1, 2)], .equal, 300), owner: 4).isEmpty)
    #expect(!solver.add(rule([(0, 2), (1, 2)], .equal, 320), owner: 5).isEmpty)
  }
}
