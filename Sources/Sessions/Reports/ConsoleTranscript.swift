import Foundation
import SessionProtocol
import TerminalModel

/// What Xcode's console says while one test runs, made from the run's events.
struct ConsoleTranscript {
  /// Lines kept at most; a test that goes on for ever has no end of them.
  private static let limit = 20_000

  private let test: ConsoleTest
  /// What Swift Testing calls the test; `nil` for one of XCTest's.
  private let libraryName: String?
  private let includesActivities: Bool
  private var lines: [String] = []
  private var omitted = 0
  private var output = LineCutter(lineLimit: 2_000)
  /// The lines of the failure that ended the test.
  private var lastFailure: Range<Int>?

  /// Starts an empty transcript.
  ///
  /// - Parameters:
  ///   - test: The test as the console names it.
  ///   - libraryName: What Swift Testing calls the test; `nil` for one of XCTest's.
  ///   - includesActivities: Whether the activity log is a part of it.
  init(test: ConsoleTest, libraryName: String? = nil, includesActivities: Bool) {
    self.test = test
    self.libraryName = libraryName
    self.includesActivities = includesActivities
  }

  /// The lines so far, safe for a terminal.
  var text: [String] {
    omitted == 0 ? lines : lines + ["    \(omitted) lines left out"]
  }

  /// Takes in what the test has printed.
  mutating func receive(output bytes: some Collection<UInt8>) { output.append(bytes) }

  /// Ends a line of output that has no end of its own: nothing more comes.
  mutating func finishOutput() {
    output.finish()
    addOutput()
  }

  /// Takes an event in.
  mutating func receive(_ event: Event) {
    addOutput()
    switch event.content {
    case .logLine(let line) where includesActivities && libraryName == nil:
      append(Self.line(of: line, at: event.time))
    case .failure(let failure):
      let start = lines.count
      append(lines(of: failure))
      if failure.isFatal, lines.count > start { lastFailure = start..<lines.count }
    case .measurement(let measurement): append([line(of: measurement)])
    case .testEnded(let ended) where ended.status == .skipped && libraryName == nil:
      append([line(ofSkip: ended)])
    default: break
    }
  }

  /// Adds what went wrong with the process, which no event told.
  mutating func add(_ failure: TestResult.Failure) {
    append(
      lines(
        of: Failure(
          message: failure.message, reason: failure.reason, location: failure.location, pending: [],
          isFatal: true)))
  }

  /// Puts the failure that ended the process in the words of what is known by now.
  mutating func replaceLast(by failure: TestResult.Failure) {
    if let lastFailure { lines.removeSubrange(lastFailure) }
    add(failure)
  }

  private mutating func addOutput() { append(output.takeLines().flatMap(Self.lines)) }

  private mutating func append(_ more: [String]) {
    guard lines.count + more.count <= Self.limit else { return omitted += more.count }
    lines += more
  }

  /// `    t =     3.50s     Synthesize event`; a title of several lines is cut at the first.
  private static func line(of line: LogLine, at time: Double) -> [String] {
    let title = line.title.split(separator: "\n").first.map(String.init) ?? ""
    let indent = String(repeating: " ", count: 4 * min(max(0, line.depth), 20))
    return ["    t = \(String(format: "%8.2f", time))s \(indent)\(title.terminalSafe)"]
  }

  /// `/path/File.swift:135: error: -[Target.Class testName] : message`.
  private func lines(of failure: Failure) -> [String] {
    if let libraryName { return LibraryConsole.lines(of: failure, in: libraryName) }
    let place = Self.text(of: failure.location)
    guard let reason = failure.expectedBecause else {
      return Self.lines("\(place): error: \(test.name) : \(failure.message)")
    }
    let why = reason.isEmpty ? "" : "Reason: (\(reason))"
    return Self.lines("\(place): Expected failure in \(test.name): \(failure.message)\(why)")
  }

  private func line(of measurement: SessionProtocol.Measurement) -> String {
    let place = Self.text(of: measurement.location)
    return "\(place): Test Case '\(test.name)' measured \(measurement.summary)".terminalSafe
  }

  private func line(ofSkip ended: TestEnded) -> String {
    let reason = ended.reason.map { " - \($0)" } ?? ""
    return Self.lines("\(Self.text(of: ended.location)): \(test.name) : Test skipped\(reason)")
      .joined(separator: " ")
  }

  /// A place as compilers write it; unknown as Xcode writes it.
  private static func text(of location: SourceFrame?) -> String {
    guard let location, !location.file.isEmpty else { return "<unknown>:0" }
    return "\(location.file):\(location.line)"
  }

  /// Text of several lines, each safe for a terminal.
  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0).terminalSafe }
  }
}
