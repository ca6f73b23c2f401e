import TerminalModel

/// A pane there is: the command that gives it the keys, and what it is given to show.
struct PaneRoute: Sendable {
  let pane: Pane
  /// The command, whose key is the pane's number.
  let command: CatalogCommand
  /// Makes what stands in it.
  let content: @Sendable (ExplorerMind) -> any PaneContent

  /// Lists a pane.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - help: What its command does.
  ///   - needs: What it needs to be there.
  ///   - content: Makes what stands in it.
  init(
    _ pane: Pane, _ help: LocalizedText, needs: [Requirement] = [],
    content: @escaping @Sendable (ExplorerMind) -> any PaneContent
  ) {
    self.pane = pane
    self.content = content
    command = CatalogCommand(
      ExplorerCommand("focus-\(pane.title.english.lowercased())"),
      keys: String(pane.number).first.map { [.character($0)] } ?? [], pane.title, help,
      needs: [.noPage] + needs
    ) { $0.view.focus = pane }
  }
}
