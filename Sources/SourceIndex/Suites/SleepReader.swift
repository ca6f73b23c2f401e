import SourceModel
import SwiftSyntax

/// Finds calls that wait for a length of time, and for nothing else.
struct SleepReader {
  let table: DeclarationTable
  /// The type around.
  let owner: TypeDeclaration

  /// The waits among calls.
  func sleeps(
    among calls: [FunctionCallExprSyntax], _ places: MemberPlaces
  ) -> [SuiteFacts.Sleep] {
    calls.compactMap { call in
      guard let scale = scale(of: call) else { return nil }
      return SuiteFacts.Sleep(
        place: places.place(call.calledExpression, text: call),
        seconds: Self.number(call.arguments).map { $0 * scale })
    }
  }

  /// What a call's number is to be multiplied with for seconds; `nil` for a call that is no such wait.
  private func scale(of call: FunctionCallExprSyntax) -> Double? {
    let name = call.calledExpression.chain
    switch name {
    case ["sleep"] where !isOwn("sleep"): return 1
    case ["usleep"] where !isOwn("usleep"): return 1e-6
    case ["Darwin", "sleep"], ["Glibc", "sleep"], ["Foundation", "sleep"]: return 1
    case ["Thread", "sleep"]: return 1
    case ["Task", "sleep"]:
      return call.arguments.first?.label?.text == "nanoseconds" ? 1e-9 : 1
    case ["wait"], ["XCTWaiter", "wait"]: return waitsForNothing(call) ? 1 : nil
    case ["RunLoop", "current", "run"], ["RunLoop", "main", "run"]:
      return call.arguments.first?.label?.text == "until" ? 1 : nil
    default: return waitsForNothing(call) && name.isEmpty ? 1 : nil
    }
  }

  /// Whether the suite has a function of its own of that name.
  private func isOwn(_ name: String) -> Bool {
    let lineage = table.lineageNames(of: owner.name)
    return (lineage + [DeclarationTable.globalsName]).contains { type in
      table[type]?.functions.contains { $0.name == name } ?? false
    }
  }

  /// Whether a call waits for expectations that nobody else has, and that so nobody fulfils.
  private func waitsForNothing(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      called?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "wait", let first = call.arguments.first, first.label?.text == "for",
      let list = first.expression.as(ArrayExprSyntax.self), !list.elements.isEmpty
    else { return false }
    return list.elements.allSatisfy { element in
      guard let made = element.expression.as(FunctionCallExprSyntax.self) else { return false }
      let isMade = ["XCTestExpectation", "expectation"].contains(
        made.calledExpression.chain.joined(separator: "."))
      return isMade && made.arguments.allSatisfy { $0.label?.text == "description" }
    }
  }

  /// The number that is given last, as it is written.
  private static func number(_ arguments: LabeledExprListSyntax) -> Double? {
    guard let expression = arguments.last?.expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let factor: Double? =
        switch call.calledExpression.trimmedDescription {
        case ".seconds", "Duration.seconds": 1
        case ".milliseconds", "Duration.milliseconds": 1e-3
        case "Date": 1
        default: nil
        }
      return factor.flatMap { factor in number(call.arguments).map { $0 * factor } }
    }
    let text = expression.trimmedDescription.replacing("_", with: "")
    return Double(text)
  }
}
