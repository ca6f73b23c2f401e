import TerminalModel

/// What is known of a command: how it is called, which keys run it, and when it can be run.
///
/// It never changes, and is looked up for each key: all refer to the same one.
final class CommandEntry: Sendable {
  /// Whether a command takes an argument.
  enum Argument: Hashable, Sendable {
    /// It takes none.
    case none
    /// It may be given one on the command line; its key runs it without.
    case optional(LocalizedText)
    /// It cannot do without: its key asks for it.
    case required(LocalizedText)

    /// What the argument is, for a person.
    var title: LocalizedText? {
      switch self {
      case .none: nil
      case .optional(let title), .required(let title): title
      }
    }
  }

  let command: ExplorerCommand
  /// The keys that run it unless a person chose others, the one to name first.
  let keys: [Key]
  /// A word or two for the bar at the bottom.
  let title: LocalizedText
  /// A sentence for the help page.
  let help: LocalizedText
  let argument: Argument
  /// What must hold for it to do something.
  let needs: [Requirement]
  /// The page in front of which its keys run it, whatever they do elsewhere; `nil` for keys that run
  /// it everywhere.
  let page: CommandPlace?

  /// Describes a command.
  init(
    _ command: ExplorerCommand, keys: [Key] = [], _ title: LocalizedText, _ help: LocalizedText,
    argument: Argument = .none, needs: [Requirement] = [], on page: CommandPlace? = nil
  ) {
    self.command = command
    self.keys = keys
    self.title = title
    self.help = help
    self.argument = argument
    self.needs = (page.map { [.page($0)] } ?? []) + needs
    self.page = page
  }
}
