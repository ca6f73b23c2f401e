import ElementModel
import SessionProtocol
import SourceModel

/// All that is known of the latest failure of a run, found out once when its page opens.
struct FailureReport: Hashable, Sendable {
  /// Waits before the failure that are told.
  private static let waitLimit = 5
  /// Lines of the difference between the screens that are told.
  private static let differenceLimit = 60
  /// Lines that were printed last that are told.
  private static let outputLimit = 8

  /// What failed.
  var message = ""
  /// What a test of Swift Testing's was called with, as the library prints it.
  var arguments: String?
  /// Where, if it is at a line of the sources.
  var location: SourceLocation?
  /// Virtual seconds since the test began.
  var time = 0.0
  /// The calls that led there, innermost first.
  var stack: [SourceFrame] = []
  /// What may have made it fail, most plausible first.
  var causes: [FailureCause] = []
  /// What the app had still to do.
  var pending: [Pending] = []
  /// What changed on the screen since the last action began.
  var changes: [TreeDifference.Line] = []
  /// How many lines more than those the difference has.
  var furtherChanges = 0
  /// How many elements can no longer be touched, and nothing else became of them.
  var coveredCount = 0
  /// How many elements can be touched now, and nothing else became of them.
  var uncoveredCount = 0
  /// The waits before it, the latest first.
  var waits: [WaitRecord] = []
  /// What the process printed last, where it ended by itself.
  var output: [String] = []
  /// Whether the process ended before its test did.
  var isCrash = false

  /// Finds out about the latest failure before the place where the run is.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - sources: What the project's sources say.
  ///   - language: What it is told in.
  init?(_ run: RunControl, sources: FailureSources, _ language: Language) {
    let state = run.state
    isCrash = state.ended?.status == .crashed
    guard isCrash || state.failure != nil else { return nil }
    time = state.failure?.time ?? state.time
    stack = state.stack
    if let event = state.failure, case .failure(let failure) = event.content {
      message = failure.message
      arguments = failure.arguments
      pending = failure.pending
      stack = event.stack
      if !failure.location.file.isEmpty {
        location = SourceLocation(failure.location)
      }
    }
    if isCrash {
      message = state.ended?.reason ?? CrashReason.text(of: nil, in: language)
      output = run.record.output.suffix(Self.outputLimit).map(\.text)
    }
    location = location ?? stack.first.map(SourceLocation.init)
    let end = state.failure?.index ?? state.position + 1
    let before = run.record.events.prefix { $0.index < end }
    if let failure = state.failure {
      causes = FailureCauses.of(
        failure, after: Array(before), sources: sources,
        printed: isCrash ? CrashReason.message(in: output) : nil, in: language)
    }
    compare(state.screenBeforeFailure, state.screenAtFailure)
    waits = Self.waits(in: before)
  }

  /// Finds out what changed on the screen.
  ///
  /// A sheet that opens covers all that is behind it, which is counted: what the screen shows now is
  /// what one wants to read.
  private mutating func compare(_ before: ElementTree, _ after: ElementTree) {
    var difference = TreeDifference(from: before, to: after)
    let touches = difference.entries.filter(\.isAboutTouchOnly)
    difference.entries.removeAll(where: \.isAboutTouchOnly)
    let lines = difference.lines(from: before, to: after)
    changes = Array(lines.prefix(Self.differenceLimit))
    furtherChanges = lines.count - changes.count
    uncoveredCount = touches.count { $0.attributes.first?.after == "true" }
    coveredCount = touches.count - uncoveredCount
  }

  private static func waits(in events: ArraySlice<Event>) -> [WaitRecord] {
    var numbers: [Int] = []
    for event in events.reversed() {
      guard let number = tellingWait(event), !numbers.contains(number) else { continue }
      numbers.append(number)
      if numbers.count == waitLimit { break }
    }
    var ledger = WaitLedger()
    for event in events {
      if let number = event.waitNumber, numbers.contains(number) { ledger.receive(event) }
    }
    return ledger.waits.reversed()
  }

  /// Number of the wait that an event is about; nil where the app was idle at once, which tells
  /// nothing.
  private static func tellingWait(_ event: Event) -> Int? {
    guard case .wait(let wait) = event.content else { return nil }
    let isIdleAtOnce = wait.elapsed == 0 && wait.criterion.isIdle
    return isIdleAtOnce ? nil : wait.number
  }
}

extension TreeDifference.Entry {
  /// Whether nothing became of the element but that it can be touched now, or no longer.
  fileprivate var isAboutTouchOnly: Bool {
    change == .kept && attributes.count == 1 && attributes[0].name == "isHittable"
  }
}
