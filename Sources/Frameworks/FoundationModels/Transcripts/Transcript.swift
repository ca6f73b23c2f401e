/// What was said in a session.
@available(iOS26 )
public struct Transcript: Sendable, Equatable, Codable, RandomAccessCollection {
  private var entries: [Entry]

  /// Creates a transcript.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  /// Something that was said or done.
  public enum Entry: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// What the model was told first.
    case instructions(Instructions)
    /// What it was asked.
    case prompt(Prompt)
    /// Which tools it has used.
    case toolCalls(ToolCalls)
    /// What a tool has said.
    case toolOutput(ToolOutput)
    /// What it has answered.
    case response(Response)

    /// Its name.
    public var id: String {
      switch self {
      case .instructions(let value): value.id
      case .prompt(let value): value.id
      case .toolCalls(let value): value.id
      case .toolOutput(let value): value.id
      case .response(let value): value.id
      }
    }

    /// What was said, in a line.
    public var description: String {
      switch self {
      case .instructions(let value): "(Instructions) \(value)"
      case .prompt(let value): "(Prompt) \(value)"
      case .toolCalls(let value): "(ToolCalls) \(value)"
      case .toolOutput(let value): "(ToolOutput) \(value)"
      case .response(let value): "(Response) \(value)"
      }
    }
  }

  /// The first one.
  public var startIndex: Int { entries.startIndex }
  /// Behind the last one.
  public var endIndex: Int { entries.endIndex }
  /// One of what was said.
  public subscript(index: Int) -> Entry { entries[index] }

  /// Adds something.
  mutating func append(_ entry: Entry) { entries.append(entry) }
}
