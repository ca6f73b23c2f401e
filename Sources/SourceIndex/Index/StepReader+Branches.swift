import SourceModel
import SwiftSyntax

/// What of a body may be left out while the rest of it is done.
extension StepReader {
  /// Reads something as a branch of its own, if it is one.
  func branched(
    _ isBranch: Bool, isDeferred: Bool? = nil, _ walk: inout Walk, _ read: (inout Walk) -> Void
  ) {
    let outer = walk.branch
    if isBranch { enterBranch(&walk) }
    if isDeferred == true { walk.branch.isDeferred = true }
    read(&walk)
    walk.branch = outer
  }

  /// Makes a branch in the present one.
  func enterBranch(_ walk: inout Walk) {
    walk.branches += 1
    walk.branch.path.append(walk.branches)
  }

  /// Reads conditions: each is asked for only if the ones before it hold.
  func readConditions(
    _ conditions: ConditionElementListSyntax, _ scope: inout Scope, _ walk: inout Walk
  ) {
    for (place, condition) in conditions.enumerated() {
      branched(place > 0, &walk) { walk in read(Syntax(condition), &scope, &walk) }
    }
  }

  /// Whether a block may be left out, or done again: not so the conditions of an `if`.
  static func isBranch(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlock, .closureExpr, .switchCase: true
    default: false
    }
  }

  /// Whether what follows a part of a sequence of operands may be left out.
  static func leavesOutOperand(_ part: ExprSyntax) -> Bool {
    if part.is(UnresolvedTernaryExprSyntax.self) { return true }
    return part.as(BinaryOperatorExprSyntax.self).map {
      ["&&", "||", "??"].contains($0.operator.text)
    } ?? false
  }

  /// Whether an argument of a call may never be evaluated, such as the message of an assertion.
  func mayLeaveOut(argument place: Int, of site: TypeInference.CallSite) -> Bool {
    if let function = site.function {
      return function.parameters.contains { $0.typeText.contains("@autoclosure") }
    }
    guard isAssertion(site) else { return false }
    let comparesTwo = ["Equal", "Identical", "Greater", "Less"].contains {
      site.name.text.contains($0)
    }
    return place >= (comparesTwo ? 2 : 1)
  }
}
