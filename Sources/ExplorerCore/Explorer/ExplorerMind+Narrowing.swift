import TerminalModel

/// Narrowing a list by typing: a page to choose from takes letters as the name of what is wanted.
extension ExplorerMind {
  /// Commands whose keys a list leaves alone while nothing is typed.
  private static let free: Set<ExplorerCommand> = [.commandLine, .filter, .help]

  /// Whether the page in front takes what is typed.
  var isNarrowing: Bool { frontPage?.isNarrowedByTyping ?? false }

  /// Whether a key runs its command although the page in front takes what is typed.
  func isFree(_ key: Key, for command: ExplorerCommand) -> Bool {
    // A page may have given the key to a command of its own.
    guard preferences.keymap.command(for: key, on: pages.front?.id) == command else { return false }
    guard case .character = key, isNarrowing else { return true }
    return filter == nil && Self.free.contains(command)
  }

  /// The command that a key runs here.
  func command(for key: Key) -> ExplorerCommand? {
    // As in other lists of things to mark.
    if key == .character(" "), isNarrowing, meets(.pageAction(.toggle)) { return .toggle }
    return preferences.keymap.command(for: key, on: pages.front?.id)
  }

  /// Gives a key to the list in front.
  ///
  /// - Returns: Whether it is one that narrows, or widens again.
  mutating func narrow(by key: Key) -> Bool {
    guard isNarrowing else { return false }
    var text = filter?.text ?? ""
    switch key {
    case .character(let character):
      let command = preferences.keymap.command(for: key)
      // Where lines are marked, no line has a space to look for.
      if character == " ", meets(.pageAction(.toggle)) { return false }
      if text.isEmpty, character == " " || command.map(Self.free.contains) ?? false { return false }
      text.append(character)
    case .backspace:
      guard !text.isEmpty else { return false }
      text.removeLast()
    // As in a prompt.
    case .control("g"):
      guard !text.isEmpty else { return false }
      text = ""
    default: return false
    }
    narrow(to: text)
    return true
  }

  /// Gives pasted text to the list in front.
  ///
  /// - Returns: Whether there is one that takes it.
  mutating func narrow(byPasted pasted: String) -> Bool {
    guard isNarrowing else { return false }
    var line = TextLine(filter?.text ?? "")
    _ = line.insert(pasted)
    narrow(to: line.text)
    return true
  }

  private mutating func narrow(to text: String) {
    notice = nil
    _ = setFilter(text)
    selectBestMatch()
  }

  /// Selects the line that what was typed means most likely, so that Enter takes it.
  private mutating func selectBestMatch() {
    guard let filter, !filter.isInverted else { return }
    let document = currentDocument
    let items = document.shown ?? []
    let best = items.min { rank($0, document, filter) < rank($1, document, filter) }
    if let best { moveTo(best) }
  }

  private func rank(_ item: Int, _ document: PaneDocument, _ filter: Filter) -> Int {
    filter.distance(from: document.searchedText(of: item)) ?? Int.max
  }
}
