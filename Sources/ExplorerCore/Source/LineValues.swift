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
    let declared = (call.arguments + call.locals).filter { $0.line == line }
    let named = isRunning ? Self.meant(by: Self.words(of: text), at: line, in: call) : []
    let shown = declared + named.filter { !declared.contains($0) }
    return Text(
      text: shown.map(\.text).joined(separator: "  "),
      needsRoom: isRunning || call.arguments.contains { $0.line == line })
  }

  /// The values that names stand for at a line: of several of one name, the one that hides the others.
  private static func meant(
    by names: Set<String>, at line: Int, in call: CallValues
  ) -> [NamedValue] {
    var meant: [NamedValue] = []
    // The nearest ones first.
    let before = call.locals.filter { $0.line ?? 0 < line }.reversed()
    for value in Array(before) + call.arguments + call.properties
    where names.contains(value.name) && !meant.contains(where: { $0.name == value.name }) {
      meant.append(value)
    }
    return meant
  }

  /// The names that a line may have.
  private static func words(of text: String) -> Set<String> {
    Set(text.prefix(1_000).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
