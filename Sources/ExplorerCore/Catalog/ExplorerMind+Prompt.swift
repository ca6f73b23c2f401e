import SourceModel
import TerminalModel

/// Typing in a prompt.
extension ExplorerMind {
  /// Completions that are listed.
  static let completionLimit = 200

  /// What the text of the prompt can be completed to.
  var completions: [Completion] {
    guard let prompt = typing.prompt else { return [] }
    let line = prompt.choice == nil ? prompt.line : prompt.typed ?? prompt.line
    let found =
      switch prompt.purpose {
      case .command: commandCompletions(line.text)
      case .argument(.evaluate): expressionCompletions(line)
      case .argument(let command): completions(of: command, for: line.text)
      case .callArgument(let call): call.completions(for: line.text, language)
      case .chainCode:
        callCompletions.filter { $0.text.contains(line.text) && $0.text != line.text }
      case .testFile: [Completion]()
      }
    return Array(found.prefix(Self.completionLimit))
  }

  /// Gives a key to the prompt.
  mutating func takePromptKey(_ key: Key) -> [ExplorerEffect] {
    guard var prompt = typing.prompt else { return [] }
    switch key {
    case .escape, .control("c"), .control("g"): return cancelPrompt()
    case .enter: return acceptPrompt()
    case .tab: choose(by: 1)
    case .backTab: choose(by: -1)
    case .down: if prompt.historyPlace != nil { recall(by: -1) } else { choose(by: 1) }
    case .up:
      if prompt.line.text.isEmpty || prompt.historyPlace != nil {
        recall(by: 1)
      } else {
        choose(by: -1)
      }
    case .backspace where prompt.line.text.isEmpty: return cancelPrompt()
    default:
      guard prompt.take(key) else { return [] }
      // Of a line that is full nothing new is to be shown, however much is typed.
      let isChanged = prompt.line != typing.prompt?.line
      typing.prompt = prompt
      if isChanged { showWhatIsTyped() }
    }
    return []
  }

  /// Puts pasted text into the prompt, and does nothing else with it: a line feed in it accepts
  /// nothing, and where nothing is asked for, no character is a command.
  mutating func receive(pasted text: String) -> [ExplorerEffect] {
    guard var prompt = typing.prompt else {
      if narrow(byPasted: text) { return [] }
      notice = language.say(
        "text can be pasted where something is asked for, such as after : or /",
        ja: "貼り付けは : や / のあとなど、入力欄でのみできます")
      return []
    }
    if !prompt.take(pasted: text) {
      notice = language.say(
        "the pasted text was cut: a line has \(TextLine.limit) characters at most",
        ja: "貼り付けた文字列は長すぎるため、行の上限 \(TextLine.limit) 文字で切りました")
    }
    typing.prompt = prompt
    showWhatIsTyped()
    return []
  }

  /// Chooses a completion of the list.
  mutating func choose(completion index: Int) {
    let found = completions
    guard typing.prompt != nil, found.indices.contains(index) else { return }
    typing.choose(index, of: found)
    showEvaluation()
  }

  /// A filter and an expression show what they do while they are typed.
  private mutating func showWhatIsTyped() {
    guard let prompt = typing.prompt else { return }
    if prompt.purpose == .argument(.filter) { _ = setFilter(prompt.line.text) }
    showEvaluation()
  }

  private mutating func showEvaluation() {
    guard let prompt = typing.prompt, prompt.purpose == .argument(.evaluate) else { return }
    evaluate(prompt.line.text)
  }

  private mutating func choose(by step: Int) {
    let count = completions.count
    guard let prompt = typing.prompt, count > 0 else { return }
    let next = prompt.choice.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    choose(completion: next)
  }

  private mutating func recall(by step: Int) {
    if typing.recall(by: step) { showEvaluation() }
  }

  private mutating func cancelPrompt() -> [ExplorerEffect] {
    let purpose = typing.prompt?.purpose
    if purpose == .argument(.filter) { _ = setFilter("") }
    if purpose == .argument(.evaluate) { evaluation = nil }
    typing.prompt = nil
    return []
  }

  private mutating func acceptPrompt() -> [ExplorerEffect] {
    let isSecret = typing.prompt.flatMap(secretStart) != nil
    guard let prompt = typing.accept(isSecret: isSecret) else { return [] }
    let text = prompt.line.text
    let effects: [ExplorerEffect]
    switch prompt.purpose {
    case .command: return runLine(text)
    case .argument(let command): return text.isEmpty ? [] : run(command, argument: text)
    case .callArgument(let call): effects = take(argument: prompt, of: call)
    case .chainCode(let place):
      composer.composition.replace(place, with: text)
      effects = []
    case .testFile(let draft): effects = save(draft, inFile: text)
    }
    if let asker = prompt.asker { settle(asker) }
    return effects
  }

  // MARK: Commands by name

  /// Runs what stands on the command line.
  mutating func runLine(_ text: String) -> [ExplorerEffect] {
    let words = text.trimmedBlanks.split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return [] }
    guard let command = ExplorerCommand(name: String(first)) ?? onlyCommand(String(first)) else {
      notice = language.say(
        "there is no command \"\(first)\"", ja: "コマンド「\(first)」はありません")
      return []
    }
    return invoke(command, argument: words.count > 1 ? String(words[1]).trimmedBlanks : "")
  }

  /// The one command whose name begins like this.
  private func onlyCommand(_ beginning: String) -> ExplorerCommand? {
    let found = ExplorerCommand.allCases.filter { $0.name.hasPrefix(beginning) }
    return found.count == 1 ? found.first : nil
  }

  private func commandCompletions(_ text: String) -> [Completion] {
    if let space = text.firstIndex(of: " "),
      let command = ExplorerCommand(name: String(text[..<space]))
    {
      let rest = String(text[text.index(after: space)...])
      return completions(of: command, for: rest).map {
        Completion("\(command.name) \($0.text)", title: $0.title, note: $0.note)
      }
    }
    return CommandCatalog.all.map(\.entry).filter { isMatch($0.command.name, text) }
      .sorted { rank($0.command.name, text) < rank($1.command.name, text) }
      .map { entry in
        let keys = preferences.keymap.keys(for: entry.command).map(\.name).joined(separator: " ")
        return Completion(
          entry.command.name,
          note: (keys.isEmpty ? "" : "\(keys)  ") + language.say(entry.help))
      }
  }

  private func completions(of command: ExplorerCommand, for text: String) -> [Completion] {
    guard let known = CommandCatalog.command(command) else { return [] }
    // What is completed within an expression is chosen by what stands at its end.
    if command == .evaluate { return known.complete(self, text) }
    return known.complete(self, text)
      .filter { $0.text.lowercased().contains(text.lowercased()) && $0.text != text }
  }

  private func isMatch(_ name: String, _ text: String) -> Bool {
    name.contains(text.lowercased())
  }

  /// Names that begin with the text come first.
  private func rank(_ name: String, _ text: String) -> Int { name.hasPrefix(text) ? 0 : 1 }
}
