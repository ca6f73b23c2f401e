import Recording
import SourceModel

@testable import ExplorerCore

/// What comes of a recording where nobody reads sources: a call for each step.
enum RecordedSignIn {
  static func news(of wish: RecordingWish) -> RecordingNews {
    switch wish {
    case .write(let order): .code(code(of: order), order: order.number)
    case .compare(_, let target): .changes(changes, as: target)
    case .save(_, let target, _):
      .saved(
        SavedTest(
          test: target.testName,
          location: SourceLocation(file: SignInSources.testsFile, line: 30), isNewFile: false))
    case .prove: .proof(.building)
    case .mend: .proof(.mended)
    }
  }

  private static func code(of order: RecordingOrder) -> RecordingCode {
    let parts = order.steps.indices.map { step in
      RecordingCode.Part(
        lines: (step == 0 ? ["SignInViewPage(app: app)"] : [])
          + [order.choices.calls[step] ?? ".step\(step + 1)()"],
        isContinued: step > 0, steps: step...step)
    }
    let calls = [
      RecordingCode.Call(
        steps: 0...0,
        choices: [
          RecordedAlternative(code: "SignInViewPage.step1()", steps: 2),
          RecordedAlternative(code: "SignInViewPage.other()", steps: 1),
        ])
    ]
    return RecordingCode(
      parts: parts, calls: order.steps.isEmpty ? [] : calls,
      changedFiles: ["UITests/SignInViewPage.swift"])
  }

  private static let changes = [
    RecordingChange(
      path: "UITests/SignInViewPage.swift", isNew: false,
      hunks: [
        [
          "@@ -3,2 +3,4 @@", "   let app: XCUIApplication", "+", "+  func step2() {}", " }",
        ]
      ]),
    RecordingChange(
      path: "UITests/SignInTests.swift", isNew: false,
      hunks: [["@@ -20,1 +20,2 @@", " }", "+  func testByHand() {}"]]),
  ]
}
