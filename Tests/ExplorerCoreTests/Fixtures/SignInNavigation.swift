import SourceModel

/// How the pages of the sign-in suite lead to each other.
extension SignInSources {
  static let navigation = NavigationFacts(
    pages: [
      facts("TabBarPage", looks: ["assertDisplayed()"], acts: ["tapOtherTab()"]),
      facts("OtherViewPage", looks: [], acts: ["tapLoginButton()"]),
      facts("AuthViewPage", looks: [], acts: ["tapLoginButton()"]),
      facts(
        "SignInViewPage", looks: ["assertDisplayed()"],
        acts: ["typeEmail(_:)", "typePassword(_:)", "tapSignInButton()"]),
    ],
    sequences: [
      MoveSequence(
        id: "SignInTestUseCase.execute(testUserAccount:)",
        moves: [
          move("TabBarPage", "assertDisplayed()", 1), move("TabBarPage", "tapOtherTab()", 1),
          move("OtherViewPage", "tapLoginButton()", 1), move("AuthViewPage", "tapLoginButton()", 2),
          move("SignInViewPage", "assertDisplayed()", 2),
          move("SignInViewPage", "typeEmail(_:)", 1),
          move("SignInViewPage", "typePassword(_:)", 1),
          move("SignInViewPage", "tapSignInButton()", 1),
        ]),
      MoveSequence(
        id: "SignInTests/testSignIn",
        moves: [
          PageMove(
            kind: .scenario(type: "SignInTestUseCase", method: "execute(testUserAccount:)"),
            page: nil, location: SourceLocation(file: testsFile, line: 15))
        ]),
    ])

  private static func facts(_ name: String, looks: [String], acts: [String]) -> PageFacts {
    let start = line("actor \(name)", in: pagesFile)
    let landings = (looks + acts).map { method in
      PageLanding(
        owner: name, method: method, location: SourceLocation(file: pagesFile, line: start + 8),
        resultText: "Self", acts: acts.contains(method))
    }
    return PageFacts(
      name: name, location: SourceLocation(file: pagesFile, line: start), landings: landings)
  }

  private static func move(_ type: String, _ method: String, _ occurrence: Int) -> PageMove {
    let name = "." + method.prefix { $0 != "(" } + "("
    return PageMove(
      kind: .method(owner: type, name: method), page: PageType(type), result: PageType(type),
      location: SourceLocation(
        file: useCasesFile, line: line(name, in: useCasesFile, occurrence)))
  }
}
