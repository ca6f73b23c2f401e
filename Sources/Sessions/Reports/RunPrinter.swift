public import SessionProtocol

/// Makes the lines that `pomelo run` prints, in whichever format was asked for.
public struct RunPrinter {
  /// What a run prints and how.
  public struct Options: Sendable {
    /// The format.
    public var format: RunFormat
    /// Whether Xcode's activity log is a part of it, which only the format of Xcode has.
    public var includesActivities: Bool
    /// The schedule.
    public var seed: UInt64
    /// How often each test runs.
    public var repetitions: Int
    /// The module of the tests.
    public var target: String
    /// Whether only some of the tests were asked for.
    public var isSelection: Bool

    /// Creates options.
    public init(
      format: RunFormat, includesActivities: Bool = false, seed: UInt64, repetitions: Int,
      target: String, isSelection: Bool
    ) {
      self.format = format
      self.includesActivities = includesActivities
      self.seed = seed
      self.repetitions = repetitions
      self.target = target
      self.isSelection = isSelection
    }
  }

  private struct Run: Hashable {
    var test: String
    var iteration: Int
  }

  private let options: Options
  private var report: RunReport
  private var console: ConsoleReport
  private var transcripts: [Run: ConsoleTranscript] = [:]

  /// Starts to print.
  public init(_ options: Options) {
    self.options = options
    report = RunReport(seed: options.seed, isRepeated: options.repetitions > 1)
    console = ConsoleReport(
      target: options.target, isSelection: options.isSelection, repetitions: options.repetitions)
  }

  /// Whether nothing failed, and equal runs were equal.
  public var allPassed: Bool { report.allPassed }

  /// Takes an event in, as it arrives.
  public mutating func receive(_ event: Event, of test: String, iteration: Int) {
    guard options.format == .xctest else { return }
    let empty = transcript(of: test)
    transcripts[Run(test: test, iteration: iteration), default: empty].receive(event)
  }

  /// Takes in what a test has printed, in its place among the events.
  public mutating func receive(
    output: some Collection<UInt8>, of test: String, iteration: Int
  ) {
    guard options.format == .xctest else { return }
    let empty = transcript(of: test)
    transcripts[Run(test: test, iteration: iteration), default: empty].receive(output: output)
  }

  /// The lines of a run that has ended, safe for a terminal.
  public mutating func lines(of result: TestResult) -> [String] {
    report.add(result)
    switch options.format {
    case .text: return report.lines(of: result)
    case .json: return report.jsonLines(of: result)
    case .xctest:
      let run = Run(test: result.test, iteration: result.iteration)
      var transcript = transcripts.removeValue(forKey: run) ?? transcript(of: result.test)
      transcript.finishOutput()
      if result.status == .crashed, let last = result.failures.last {
        // What the process has printed says more than the signal that it reported.
        if result.digest.isEmpty { transcript.add(last) } else { transcript.replaceLast(by: last) }
      }
      return console.lines(of: result, transcript: transcript.text)
    }
  }

  /// The lines that end the report, safe for a terminal.
  public mutating func summary() -> [String] {
    switch options.format {
    case .text: report.summary()
    case .json: report.jsonSummary()
    case .xctest: console.summary()
    }
  }

  private func transcript(of test: String) -> ConsoleTranscript {
    ConsoleTranscript(
      test: ConsoleTest(test, target: options.target),
      includesActivities: options.includesActivities)
  }
}
