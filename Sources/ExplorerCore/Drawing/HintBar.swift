import TerminalModel

/// The bar at the bottom: the keys that do something now, most used first, as many as there is room
/// for.
struct HintBar {
  /// A key with what it does.
  struct Item: Hashable {
    var command: ExplorerCommand
    var key: String
    var title: String
    /// Where it stands.
    var columns: Range<Int>
  }

  let items: [Item]

  /// Lays the bar out.
  ///
  /// - Parameters:
  ///   - model: What is enabled.
  ///   - columns: Columns before what stands at the right.
  init(model: ExplorerModel, columns: Int) {
    let commands = Self.commands(of: model)
    func item(_ command: ExplorerCommand, at column: Int) -> Item? {
      let text =
        command == .select && Self.taps(in: model)
        ? HintText(
          command, shownAs: .tap, keymap: model.preferences.keymap,
          language: model.preferences.language)
        : model.memo.hint(of: command, in: model)
      guard let text else { return nil }
      return Item(
        command: command, key: text.key, title: text.title, columns: column..<column + text.width)
    }
    // Help always has its place, whatever else there is no room for.
    let hasHelp = commands.last == .help
    let helpWidth = hasHelp ? item(.help, at: 0)?.columns.count ?? 0 : 0
    var items: [Item] = []
    var column = 1
    for command in commands where command != .help {
      guard let item = item(command, at: column) else { continue }
      guard item.columns.upperBound + helpWidth <= columns else { break }
      items.append(item)
      column = item.columns.upperBound
    }
    if hasHelp, let help = item(.help, at: column), help.columns.upperBound <= columns + 2 {
      items.append(help)
    }
    self.items = items
  }

  /// The commands that do something now, most used first, and help.
  private static func commands(of model: ExplorerModel) -> [ExplorerCommand] {
    // The way out of what is open comes before all that leads elsewhere.
    let isComposing = model.pages.open.last?.kind == .composer
    let composing: [ExplorerCommand] =
      isComposing ? [.addCall, .runChain, .runChainItem, .saveTest] : []
    let first: [ExplorerCommand] =
      model.pages.open.isEmpty
      ? [] : composing + [.select, .toggle, .delete, .moveItemUp, .moveItemDown, .close]
    // What closes a page is named already; that the key that quits does so too would be misread.
    let hidden = model.pages.open.isEmpty ? first : first + [.quit]
    let usual =
      hidden.isEmpty ? ExplorerCommand.hints : ExplorerCommand.hints.filter { !hidden.contains($0) }
    return (first + usual + [.help]).filter { model.isEnabled($0) }
  }

  /// Whether what enter does has a name of its own, as it has in App.
  static func taps(in model: ExplorerModel) -> Bool {
    model.pages.open.isEmpty && model.view.focus == .app
  }
}
