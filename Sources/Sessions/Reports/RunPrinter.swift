package import SessionProtocol
package import TerminalModel

/// Makes the lines that `pomelo run` prints, in whichever format was asked for.
package struct RunPrinter {
  /// What a run prints and how.
  package struct Options: Sendable {
    /// The format.
    package var format: RunFormat
    /// Whether Xcode's activity log is a part of it, which only the format of Xcode has.
    package var includesActivities: Bool
    /// The schedule.
    package var seed: UInt64
    /// How often each test runs.
    package var repetitions: Int
    /// The module of the tests.
    package var target: String
    /// Whether only some of the tests were asked for.
    package var isSelection: Bool
    /// Whether what tests that passed have printed is shown, too; the other formats have all.
    package var isVerbose: Bool
    /// What Swift Testing calls its tests.
    package var library: LibraryNames

    /// Creates options.
    package init(
      format: RunFormat, includesActivities: Bool = false, seed: UInt64, repetitions: Int,
      target: String, isSelection: Bool, isVerbose: Bool = false,
      library: LibraryNames = LibraryNames()
    ) {
      self.isVerbose = isVerbose
      self.library = library
      self.format = format
      self.includesActivities = includesActivities
      self.seed = seed
      self.repetitions = repetitions
      self.target = target
      self.isSelection = isSelection
    }
  }

  private let options: Options
  private var report: RunReport
  private var console: ConsoleReport
  private var transcripts: [RunName: ConsoleTranscript] = [:]

  /// Starts to print.
  package init(_ options: Options) {
    self.options = options
    report = RunReport(
      seed: options.seed, isRepeated: options.repetitions > 1,
      isVerbose: options.isVerbose)
    console = ConsoleReport(
      target: options.target, isSelection: options.isSelection, repetitions: options.repetitions,
      library: options.library)
  }

  /// Whether nothing failed, and equal runs were equal.
  package var allPassed: Bool { report.allPassed }

  /// Takes an event in, as it arrives.
  package mutating func receive(_ event: Event, of test: String, iteration: Int) {
    guard options.format == .xctest else { return }
    let empty = transcript(of: test)
    transcripts[RunName(test: test, iteration: iteration), default: empty].receive(event)
  }

  /// Takes in what a test has printed, in its place among the events.
  package mutating func receive(
    output: some Collection<UInt8>, of test: String, iteration: Int
  ) {
    guard options.format == .xctest else { return }
    let empty = transcript(of: test)
    transcripts[RunName(test: test, iteration: iteration), default: empty].receive(output: output)
  }

  /// The lines of a run that has ended.
  package mutating func lines(of result: TestResult) -> [TerminalText] {
    report.add(result)
    switch options.format {
    case .text: return report.lines(of: result)
    case .json: return report.jsonLines(of: result)
    case .xctest:
      let run = RunName(test: result.test, iteration: result.iteration)
      var transcript = transcripts.removeValue(forKey: run) ?? transcript(of: result.test)
      transcript.finishOutput()
      if result.status == .crashed, let last = result.failures.last {
        // What the process has printed says more than the signal that it reported.
        if result.digest.isEmpty { transcript.add(last) } else { transcript.replaceLast(by: last) }
      }
      return console.lines(of: result, transcript: transcript.text).map(TerminalText.init(tabbed:))
    }
  }

  /// The lines that end the report.
  ///
  /// - Parameter interruption: How far the runs were when they were stopped; `nil` where all have run.
  /// - Returns: The lines.
  package mutating func summary(_ interruption: BatchInterruption? = nil) -> [TerminalText] {
    switch options.format {
    case .text: report.summary(interruption)
    case .json: report.jsonSummary(interruption)
    case .xctest:
      console.summary().map(TerminalText.init(tabbed:))
        // As xcodebuild ends.
        + (interruption == nil ? [] : ["** TEST INTERRUPTED **"])
    }
  }

  private func transcript(of test: String) -> ConsoleTranscript {
    ConsoleTranscript(
      test: ConsoleTest(test, target: options.target),
      libraryName: options.library.tests[test], includesActivities: options.includesActivities)
  }
}
