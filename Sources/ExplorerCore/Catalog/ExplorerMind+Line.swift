import TerminalModel

/// Lines instead of keys: how the explorer is used without a screen.
extension ExplorerMind {
  /// Takes what the open prompt asks for, or runs a command by its key or its name.
  mutating func receive(line: String) -> [ExplorerEffect] {
    notice = nil
    let text = line.trimmedBlanks
    if typing.prompt != nil {
      typing.prompt?.line = TextLine(text)
      typing.prompt?.choice = nil
      return takePromptKey(text.isEmpty ? .escape : .enter)
    }
    guard !text.isEmpty else { return [] }
    let name = text.count > 1 && text.first == ":" ? String(text.dropFirst()) : text
    let isName = name != text || ExplorerCommand(name: name) != nil
    if !isName, let key = try? KeySpecification.parseKey(text),
      let command = preferences.keymap.command(for: key, on: pages.front?.id)
    {
      return invoke(command)
    }
    return runLine(name)
  }
}
