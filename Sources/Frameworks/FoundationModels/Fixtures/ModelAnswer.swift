import DeviceServices

/// An answer of the model, as a file in `Fixtures/FoundationModels` says it.
///
/// ```
/// Prompt: Generate a list of hashtags*
/// Type: Tags
///
/// {"values": ["#bread", "#baking"]}
/// ```
///
/// Before the empty line, all of it optional: `Prompt` and `Instructions`, patterns with `*` for any
/// text; `Type`, what the answer is wanted as; `Tool`, a tool's name and its arguments as JSON, which
/// is used before the answer, once for each such line; `Error`, the name of a case of
/// ``LanguageModelSession/GenerationError`` that is thrown instead; `Delay`, the seconds until the
/// first word; `Pace`, the seconds for each word. After it, the answer: a text, or JSON for a type;
/// `{{tool}}` stands for what a tool has said, and `{{tool.name}}` for a part of that. Lines of three
/// hyphens divide the answers that a session gives one after the other; the last one is repeated.
struct ModelAnswer {
  private static let names: Set<String> = [
    "prompt", "instructions", "type", "tool", "error", "delay", "pace",
  ]

  /// The file.
  let file: String
  /// What the prompts are; any will do where there are none.
  private let prompts: [String]
  private let instructions: String?
  private let type: String?
  /// The tools that are used, and what with.
  let toolCalls: [(name: String, arguments: String)]
  /// The error that is thrown.
  let error: String?
  /// Seconds until the first word.
  let delay: Double
  /// Seconds for each word.
  let pace: Double
  /// What is said, each time something else.
  let texts: [String]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: Its name.
  ///   - source: What it holds.
  init(file: String, source: String) {
    let document = FixtureDocument(source, names: Self.names)
    self.file = file
    prompts = document.values(of: "prompt")
    instructions = document["instructions"]
    type = document["type"]
    toolCalls = document.values(of: "tool").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (parts.first.map { String($0) } ?? "", parts.count > 1 ? String(parts[1]) : "{}")
    }
    error = document["error"]
    delay = document["delay"].flatMap { Double($0) } ?? 0.3
    pace = document["pace"].flatMap { Double($0) } ?? 0.05
    texts = document.text.components(separatedBy: "\n---\n")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Whether it says what it is an answer to.
  var isParticular: Bool { !prompts.isEmpty }

  /// Whether it answers a question.
  func answers(_ question: ModelQuestion) -> Bool {
    if let type, type != question.type { return false }
    if let instructions, !FixtureDocument.matches(question.instructions, instructions) {
      return false
    }
    return prompts.isEmpty || prompts.contains { FixtureDocument.matches(question.prompt, $0) }
  }
}

/// What a model is asked.
struct ModelQuestion {
  /// What it was told first.
  let instructions: String
  /// What it is asked.
  let prompt: String
  /// What the answer is wanted as: `String`, or the type's name without those that it is in.
  let type: String
}
