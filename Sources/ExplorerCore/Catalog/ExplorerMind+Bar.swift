import ElementModel
import TerminalModel

/// What stands at the bottom.
extension ExplorerMind {
  /// The keys that do something now, what is said, and how the run is.
  func bar(in size: TerminalSize) -> BarInput {
    let columns = size.columns
    guard hasChrome(in: size) else {
      // An audience sees what is done, not what could be.
      return BarInput(
        status: StatusText(text: "", role: .text), notice: notice,
        hints: view.pressed.map {
          BarInput.Hint(command: $0.command, key: $0.key, title: $0.title)
        })
    }
    var bar = BarInput(status: status(columns: columns), notice: notice, hints: [])
    bar.hints = hints(within: bar.room(of: columns))
    return bar
  }

  /// Names the commands that do something now, most used first, and help.
  ///
  /// This is worked out for most frames, so that what there is no room for is not asked about.
  ///
  /// - Parameter columns: Columns before what stands at the right.
  /// - Returns: As many as there may be room for, with their keys.
  private func hints(within columns: Int) -> [BarInput.Hint] {
    // The way out of what is open comes before all that leads elsewhere.
    let first = frontPage.map(\.hints) ?? []
    // What closes a page is named already; that the key that quits does so too would be misread.
    let hidden = pages.isEmpty ? first : first + [.quit]
    let usual =
      hidden.isEmpty ? ExplorerCommand.hints : ExplorerCommand.hints.filter { !hidden.contains($0) }
    var hints: [BarInput.Hint] = []
    var room = columns
    for commands in [first, usual] {
      for command in commands where room > 0 && isEnabled(command) {
        guard let hint = hint(of: command) else { continue }
        hints.append(hint)
        room -= hint.width
      }
    }
    if isEnabled(.help), let help = hint(of: .help) { hints.append(help) }
    return hints
  }

  private func hint(of command: ExplorerCommand) -> BarInput.Hint? {
    let keys = preferences.keymap.keys(for: command)
    let free =
      command == .toggle && isNarrowing
      ? .character(" ") : keys.first { isFree($0, for: command) }
    guard let key = free?.name else { return nil }
    // What enter does in App has a name of its own.
    let isTap = command == .select && pages.isEmpty && view.focus == .app
    let title = (isTap ? ExplorerCommand.tap : command).title(in: language)
    return BarInput.Hint(command: command, key: key, title: title)
  }

  /// What is typed, if something is.
  var prompt: PromptInput? {
    guard let prompt = typing.prompt else { return nil }
    return PromptInput(
      label: label(of: prompt), placeholder: placeholder(of: prompt), line: covered(prompt),
      isOffer: prompt.isOffer, problem: prompt.problem, completions: completions,
      choice: prompt.choice,
      isExpression: prompt.purpose == .argument(.evaluate),
      outcome: evaluation.map { StatusText(text: $0.text(language), role: $0.role) })
  }

  /// What is typed, bullets where it goes into a secure field.
  private func covered(_ prompt: Prompt) -> TextLine {
    secretStart(of: prompt).map(prompt.line.covered) ?? prompt.line
  }

  /// The first character that goes into a secure field; `nil` where nothing does.
  func secretStart(of prompt: Prompt) -> Int? {
    let field =
      selectedElement.flatMap { $0.type.takesText ? $0 : nil }
      ?? run.state.screen.elements.first { $0.hasFocus }
    guard field?.type == .secureTextField else { return nil }
    switch prompt.purpose {
    case .argument(.type): return 0
    case .command:
      let name = prompt.line.text.prefix { $0 != " " }
      return ExplorerCommand(name: String(name)) == .type ? name.count + 1 : nil
    default: return nil
    }
  }

  /// What stands before the text.
  func label(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .command: return ":"
    case .argument(.filter): return "/"
    case .argument(let command):
      guard let entry = CommandCatalog.entry(of: command) else { return ":" }
      return language.say(entry.title) + ": "
    case .callArgument(let call): return call.label
    case .chainCode: return language.say("code: ", ja: "コード: ")
    case .testFile: return language.say("new file: ", ja: "新しいファイル: ")
    }
  }

  /// What is to be typed, for one who has not typed anything.
  func placeholder(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .command: language.say("name of a command", ja: "コマンド名")
    case .argument(let command):
      CommandCatalog.entry(of: command)?.argument.title.map(language.say) ?? ""
    case .callArgument(let call): call.placeholder(language)
    case .chainCode: language.say("a Swift expression", ja: "Swift の式")
    case .testFile: language.say("path of a Swift file", ja: "Swift ファイルのパス")
    }
  }
}
