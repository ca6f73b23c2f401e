import SourceModel

/// What a person types at the bottom, and has typed before.
struct PromptState: Sendable {
  /// Lines kept of what was typed.
  private static let historyLimit = 100

  /// What a person types.
  var prompt: Prompt?
  /// What was typed before, latest first, by what it was for.
  private(set) var history: [String: [String]] = [:]

  /// Asks for something.
  mutating func ask(_ purpose: Prompt.Purpose, text: String = "") {
    prompt = Prompt(purpose, text: text)
  }

  /// Asks for something, and offers a text that may be taken as it is or changed; what is typed at once
  /// takes its place.
  mutating func ask(_ purpose: Prompt.Purpose, offering text: String) {
    ask(purpose, text: text)
    prompt?.isOffer = !text.isEmpty
  }

  /// Ends what is typed, and keeps it for another time.
  ///
  /// - Parameter isSecret: Whether it is not kept.
  /// - Returns: What was typed, and what for; `nil` where nothing was asked.
  mutating func accept(isSecret: Bool = false) -> Prompt? {
    guard let prompt else { return nil }
    if !isSecret { remember(prompt.line.text, for: prompt.purpose.historyName) }
    self.prompt = nil
    return prompt
  }

  /// Chooses what the text is completed to.
  mutating func choose(_ index: Int, of completions: [Completion]) {
    guard var prompt, completions.indices.contains(index) else { return }
    if prompt.choice == nil { prompt.typed = prompt.line }
    prompt.choice = index
    prompt.isOffer = false
    prompt.line = TextLine(completions[index].text, cursor: completions[index].cursor)
    self.prompt = prompt
  }

  /// Takes up what was typed before.
  ///
  /// - Parameter step: 1 for what is older, -1 for what is newer.
  /// - Returns: Whether the text is one of those now.
  mutating func recall(by step: Int) -> Bool {
    guard var prompt else { return false }
    let lines = history[prompt.purpose.historyName] ?? []
    guard !lines.isEmpty else { return false }
    let place = (prompt.historyPlace ?? -1) + step
    guard lines.indices.contains(place) else {
      if place < 0 {
        prompt.historyPlace = nil
        prompt.line = TextLine()
        self.prompt = prompt
      }
      return false
    }
    prompt.historyPlace = place
    prompt.isOffer = false
    prompt.line = TextLine(lines[place])
    self.prompt = prompt
    return true
  }

  private mutating func remember(_ text: String, for name: String) {
    guard !text.isEmpty else { return }
    var lines = history[name] ?? []
    lines.removeAll { $0 == text }
    lines.insert(text, at: 0)
    history[name] = Array(lines.prefix(Self.historyLimit))
  }
}

extension Prompt.Purpose {
  /// What is typed for purposes of one name can be taken up again.
  fileprivate var historyName: String {
    switch self {
    case .argument(let command): command.name
    case .callArgument(let call): "\(call.callable.fullName) \(call.parameter?.name ?? "")"
    case .chainCode: ExplorerCommand.call.name
    case .testFile: "file"
    case .command: ""
    }
  }
}
