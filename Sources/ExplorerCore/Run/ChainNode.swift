import SessionProtocol
import SourceModel

/// One step of a test: a call that its source makes, or one that the run made unforeseen.
struct ChainNode: Hashable, Sendable {
  /// How far a step is.
  enum Status: Hashable {
    case pending, running, done, failed
  }

  /// The source of a method whose steps are the node's children.
  struct Body: Hashable {
    /// Path of the file.
    var file: String
    /// Lines of the declaration.
    var lines: ClosedRange<Int>

    /// The body of a declaration; an end before the beginning counts as one line.
    init(location: SourceLocation, endLine: Int) {
      file = location.file
      lines = location.line...max(location.line, endLine)
    }

    /// Whether a line lies inside.
    func contains(file: String, line: Int) -> Bool { self.file == file && lines.contains(line) }
  }

  /// What its call was given, and what it gave, when it was called last.
  struct Values: Hashable, Sendable {
    var arguments: [NamedValue] = []
    var result: String?

    /// What a step's own words leave open.
    func text(besides title: String) -> String {
      let unsaid = arguments.filter { !title.contains($0.value) }.map(\.text)
      return (unsaid.isEmpty ? "" : "  " + unsaid.joined(separator: ", "))
        // That a page gives itself, so that calls can be chained, is not worth telling.
        + (result.map { title.hasPrefix($0 + ".") ? "" : " → \($0)" } ?? "")
    }
  }

  /// What is shown.
  var title: String
  /// What is called; `nil` for a step that is in no source we read.
  var target: Step.Target?
  /// Where the call stands.
  var location: SourceLocation
  /// Last line of the call.
  var endLine: Int
  /// Where it stands among the branches of its body; `nil` for a step that is in no source we read.
  var branch: StepBranch?
  /// How deep it is; the test's own steps are at 0.
  var depth: Int
  /// The method that it calls, when its steps are known.
  var body: Body?
  /// Steps of the method that it calls.
  var children: [Int] = []
  /// The values of its call.
  var values = Values()
  /// How far it is.
  var status = Status.pending
  /// Whether it was done without an event of its own.
  var wasPassed = false
  /// How often it began.
  var visits = 0
  /// Virtual time at which it began last.
  var began = 0.0
  /// Virtual seconds it took so far, all visits together.
  var seconds = 0.0

  /// Whether it was reached.
  var wasReached: Bool { visits > 0 || wasPassed }

  /// Whether the call covers a line.
  func covers(file: String, line: Int) -> Bool {
    line >= location.line && line <= max(location.line, endLine) && location.file == file
  }
}
