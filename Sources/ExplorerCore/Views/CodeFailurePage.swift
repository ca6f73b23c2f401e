import TerminalModel

/// What is wrong with code that was to be done by hand, with the places marked.
struct CodeFailurePage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let title = language.say("The code does not compile", ja: "コードをコンパイルできません")
    guard let failure = model.composer.codeFailure else { return .page(title, []) }
    let code = failure.code.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = failure.problems.flatMap { problem in
      var head = StyledLine(" \(problem.line):\(problem.column)  ", .dim)
      head.add(problem.message, .fail)
      guard code.indices.contains(problem.line - 1) else { return [head] }
      let text = String(code[problem.line - 1])
      let before = String(text.prefix(problem.column - 1)).terminalWidth
      return [
        head, StyledLine("   " + text),
        StyledLine(String(repeating: " ", count: 3 + before) + "^", .fail), StyledLine(),
      ]
    }
    let hint = StyledLine(
      " " + language.say("Enter changes the code.", ja: "Enter でコードを直します。"), .dim)
    return .page(title, lines + [hint])
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    model.pages.open.removeLast()
    // Code of a chain is changed where it stands.
    guard model.pages.open.last?.kind != .composer, let code = model.composer.codeFailure?.code
    else {
      return []
    }
    model.typing.prompt = Prompt(.argument(.call), text: code)
    return []
  }
}
