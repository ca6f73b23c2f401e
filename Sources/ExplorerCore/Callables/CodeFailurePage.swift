import TerminalModel

/// What is wrong with code that was to be done by hand, with the places marked.
struct CodeFailurePage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What is wrong with the code that was to run.",
      ja: "実行しようとしたコードの問題です。"),
    LocalizedText(
      "The places that the compiler names are marked.",
      ja: "コンパイラが示した場所に印があります。"))

  /// Its key.
  struct Key: PageKey {}

  let failure: CodeFailure?
  /// Whether the code is that of a chain, which stands behind.
  let isOfChain: Bool
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    let title = language.say("The code does not compile", ja: "コードをコンパイルできません")
    guard let failure else { return .page(title, []) }
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

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    // Code of a chain is changed where it stands.
    guard !isOfChain, let code = failure?.code else { return [.close] }
    return [.close, .ask(.argument(.call), text: code)]
  }
}
