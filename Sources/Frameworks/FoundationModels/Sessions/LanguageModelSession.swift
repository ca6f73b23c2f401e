public import Observation
import Synchronization

/// A conversation with a model.
@available(iOS26 )
public final class LanguageModelSession: Observable, Sendable {
  private struct State {
    var transcript: Transcript
    var isResponding = false
    /// How often each file has answered.
    var answers: [String: Int] = [:]
    var turns = 0
  }

  private let state: Mutex<State>
  private let registrar = ObservationRegistrar()
  /// What the model may use.
  let tools: [any Tool]

  private init(_ tools: [any Tool], _ transcript: Transcript) {
    self.tools = tools
    state = Mutex(State(transcript: transcript))
  }

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What it may use.
  ///   - instructions: What it is told first.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    instructions: Instructions? = nil
  ) {
    let entry = Transcript.Instructions(
      segments: instructions.map { [.text(Transcript.TextSegment(content: $0.text))] } ?? [],
      toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })
    let isEmpty = instructions == nil && tools.isEmpty
    self.init(tools, Transcript(entries: isEmpty ? [] : [.instructions(entry)]))
  }

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What it may use.
  ///   - instructions: What it is told first.
  @_disfavoredOverload
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String?
  ) { self.init(model: model, tools: tools, instructions: instructions.map(Instructions.init)) }

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What it may use.
  ///   - instructions: What it is told first.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }

  /// Goes on with a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What it may use.
  ///   - transcript: What was said.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.init(tools, transcript) }

  /// What was said.
  public var transcript: Transcript {
    registrar.access(self, keyPath: \.transcript)
    return state.withLock(\.transcript)
  }

  /// Whether an answer is coming.
  public var isResponding: Bool {
    registrar.access(self, keyPath: \.isResponding)
    return state.withLock(\.isResponding)
  }

  /// Makes the model ready; it is.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Adds to what was said.
  func append(_ entry: Transcript.Entry) {
    registrar.withMutation(of: self, keyPath: \.transcript) {
      state.withLock { $0.transcript.append(entry) }
    }
  }

  /// Begins a turn.
  ///
  /// - Returns: Its number; `nil` where another one has not ended.
  func beginTurn() -> Int? {
    guard !state.withLock(\.isResponding) else { return nil }
    registrar.withMutation(of: self, keyPath: \.isResponding) {
      state.withLock {
        $0.isResponding = true
        $0.turns += 1
      }
    }
    return state.withLock(\.turns)
  }

  /// Ends the turn.
  func endTurn() {
    registrar.withMutation(of: self, keyPath: \.isResponding) {
      state.withLock { $0.isResponding = false }
    }
  }

  /// The text of a file whose turn it is.
  func nextText(of answer: ModelAnswer) -> String {
    let index = state.withLock { state in
      let index = state.answers[answer.file, default: 0]
      state.answers[answer.file] = index + 1
      return index
    }
    return answer.texts[min(index, answer.texts.count - 1)]
  }

  /// What the model was told first.
  var instructionsText: String {
    let first = state.withLock(\.transcript).first
    guard case .instructions(let instructions) = first else { return "" }
    return instructions.description
  }
}
