import SourceIndex
import TerminalModel

/// A line at the bottom that a person types in, with what it can be completed to.
struct Prompt: Hashable, Sendable {
  /// What the text is for.
  enum Purpose: Hashable, Sendable {
    /// A command by its name, with its argument.
    case command
    /// The argument of a command.
    case argument(ExplorerCommand)
    /// An argument of a method that is called by hand.
    case callArgument(PendingCall)
    /// Code of the chain that is changed, by its place.
    case chainCode(Int)
    /// The file of a test that is to be saved.
    case testFile(TestDraft)
  }

  var purpose: Purpose
  var line: TextLine
  /// The completion that is chosen; none while a person types.
  var choice: Int?
  /// What was typed before a completion was chosen: the list stays that of this text.
  var typed: TextLine?
  /// How far back in what was typed before; none while a person types.
  var historyPlace: Int?
  /// Whether the text is only an offer, which what is typed takes the place of.
  var isOffer = false
  /// The command that asks, which is done once nothing more is asked.
  var asker: ExplorerCommand?
  /// Why what was typed cannot be taken, until more is typed.
  var problem: String?

  /// Asks for something.
  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    line = TextLine(text)
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it is a key of the line.
  mutating func take(_ key: Key) -> Bool {
    if isOffer, case .character = key { line = TextLine() }
    guard line.take(key) else { return false }
    forgetChoice()
    return true
  }

  /// Takes pasted text in at the cursor.
  ///
  /// - Returns: Whether all of it had room.
  mutating func take(pasted text: String) -> Bool {
    if isOffer { line = TextLine() }
    forgetChoice()
    return line.insert(text)
  }

  private mutating func forgetChoice() {
    isOffer = false
    choice = nil
    historyPlace = nil
    problem = nil
  }
}
