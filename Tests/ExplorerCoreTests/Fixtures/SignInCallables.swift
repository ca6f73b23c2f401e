import SourceModel
import TerminalModel

@testable import ExplorerCore

/// What can be called in the sign-in suite.
enum SignInCallables {
  private static let location = SourceLocation(file: SignInSources.pagesFile, line: 1)
  private static let app = CallableParameter(label: "app", name: "app", type: "XCUIApplication")
  private static let maker = Callable(
    kind: .initializer, owner: "", name: "init", parameters: [app], location: location)

  private static func type(
    _ name: String, _ role: CallableType.Role, _ methods: [Callable]
  ) -> CallableType {
    CallableType(name: name, role: role, initializers: [maker], methods: methods)
  }

  private static func method(
    _ name: String, _ parameters: [CallableParameter] = [], result: String = "Self"
  ) -> Callable {
    Callable(
      kind: .method, owner: "", name: name, parameters: parameters, result: result,
      location: location)
  }

  static let account = CallableParameter(
    label: "testUserAccount", name: "testUserAccount", type: "TestUserAccount",
    candidates: [
      ArgumentCandidate(text: ".testUser1()", origin: .tests),
      ArgumentCandidate(text: ".wrongPassword()", origin: .staticMember),
    ])

  static let catalog = CallableCatalog(types: [
    type(
      "SignInViewPage", .page,
      [
        method(
          "typeEmail",
          [
            CallableParameter(
              label: "_", name: "email", type: "String?",
              candidates: [ArgumentCandidate(text: "nil", origin: .language)])
          ]),
        method("tapSignInButton"),
        method("wait", [CallableParameter(label: "times", name: "times", type: "Int")]),
      ]),
    type("SignInTestUseCase", .useCase, [method("execute", [account], result: "")]),
    type("CheckLoginStatusTestUseCase", .useCase, [method("execute", [account], result: "")]),
  ])
}

extension ExplorerHarness {
  /// An explorer stopped within the test, whose sources can be called.
  static func calling() -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.project.index.callables = SignInCallables.catalog
    harness.type("ssssss")
    return harness
  }

  /// The code that was compiled.
  var compiled: [String] {
    effects.compactMap { if case .compile(let code) = $0 { code } else { nil } }
  }

  /// Chooses the callable with a title from the open page.
  mutating func choose(_ title: String) {
    let place = model.knownCallables.firstIndex { $0.title == title } ?? 0
    model.moveTo(place)
    press(.enter)
  }
}
