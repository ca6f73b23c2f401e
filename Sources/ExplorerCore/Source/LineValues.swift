import SessionProtocol

/// What stands beside the lines of the shown call: each value beside the line that declares it, and
/// beside the line that runs those that it names.
struct LineValues: Hashable, Sendable {
  /// What stands beside a line.
  struct Text: Hashable {
    /// The values.
    var text = ""
    /// Whether they are shown below the line where there is no room beside it.
    var needsRoom = false
  }

  private let call: CallValues?

  /// No values.
  init() { call = nil }

  /// The values of a call.
  init(_ call: CallValues) { self.call = call }

  /// Whether nothing stands beside any line.
  var isEmpty: Bool { call == nil }

  /// What stands beside a line; empty for most.
  ///
  /// - Parameters:
  ///   - line: Its number.
  ///   - text: What it says.
  ///   - isRunning: Whether it is where the call is.
  /// - Returns: The values.
  func beside(_ line: Int, _ text: String, isRunning: Bool) -> Text {
    guard let call else { return Text() }
    let words = isRunning ? Self.words(of: text) : []
    let given = call.arguments.filter { $0.line == line || words.contains($0.name) }
    let named =
      call.locals.filter { $0.line == line || words.contains($0.name) }
      + call.properties.filter { words.contains($0.name) }
    return Text(
      text: (given + named).map(\.text).joined(separator: "  "),
      needsRoom: isRunning || !given.isEmpty)
  }

  /// The names that a line may have.
  private static func words(of text: String) -> Set<String> {
    Set(text.prefix(1_000).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
