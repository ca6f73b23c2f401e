import ElementModel
import SessionProtocol
import SourceModel

/// What the events of a run, up to one of them, add up to: everything the panes show.
///
/// It is a value made by applying events in order, so that going back is making it again from
/// fewer events.
struct RunState: Sendable {
  /// Entries kept for the Live pane.
  static let entryLimit = 20_000

  /// The event the state is at.
  private(set) var current: Event?
  /// Calls of the latest event that has some, innermost first.
  private(set) var stack: [SourceFrame] = []
  /// The values of those calls, by their places in the stack, as far as they are known.
  private(set) var calls: [Int: CallValues] = [:]
  /// What the app shows.
  private(set) var screen = ElementTree.empty
  /// What it showed when the latest action began.
  private(set) var screenBeforeAction = ElementTree.empty
  /// The element that the current event is about.
  private(set) var elementID: Int?
  /// The Live pane's entries, oldest first.
  private(set) var entries: [LiveEntry] = []
  /// The test's steps and how far they are.
  private(set) var chain: Chain
  /// The steps before the test began.
  private let firstChain: Chain
  /// The latest failure.
  private(set) var failure: Event?
  /// The wait that is under way.
  private(set) var openWait: Wait?
  /// What the app showed when the latest action before that failure began.
  private(set) var screenBeforeFailure = ElementTree.empty
  /// What the app showed at that failure: tearing down may have ended the app since.
  private(set) var screenAtFailure = ElementTree.empty
  /// The latest stop before the event the state is at.
  private(set) var previousStop: Event?
  /// Whether the screen has changed since that.
  private(set) var isScreenNew = false
  /// How the test ended, if it did.
  private(set) var ended: TestEnded?

  /// The state before the first event of a test.
  init(test: String, index: ProjectIndex) { self.init(Chain(test: test, index: index)) }

  private init(_ chain: Chain) {
    self.chain = chain
    firstChain = chain
  }

  /// The state before the first event of the same test.
  var beforeFirst: RunState { RunState(firstChain) }

  /// Virtual seconds since the test began.
  var time: Double { current?.time ?? 0 }
  /// Index of the event the state is at; -1 before the first.
  var position: Int { current?.index ?? -1 }

  /// Moves the state past one event.
  mutating func apply(_ event: Event) {
    if let current, current.isStop {
      previousStop = current
      isScreenNew = false
    }
    current = event
    if !event.stack.isEmpty {
      stack = event.stack
      calls = Dictionary(
        uniqueKeysWithValues: event.calls.indices.compactMap { frame in
          event.values(ofFrame: frame).map { (frame, $0) }
        })
    }
    chain.note(event.returned)
    switch event.content {
    case .screen(let screen):
      self.screen = screen.tree
      isScreenNew = true
      return
    case .logLine:
      // It says in Xcode's words what the other events say.
      return
    case .wait(let wait):
      openWait = wait.progress == .began || wait.progress == .checked ? wait : nil
    case .action:
      screenBeforeAction = screen
    case .failure where event.isFailure:
      failure = event
      screenBeforeFailure = screenBeforeAction
      screenAtFailure = screen
    case .testEnded(let ended):
      self.ended = ended
      openWait = nil
    case .application(let change) where change.change == .terminated: screen = .empty
    default: break
    }
    elementID = event.elementID
    chain.apply(event)
    add(event)
  }

  /// Adds a line that the test process printed.
  mutating func print(_ line: String) { add(.output(line)) }

  /// Adds something the explorer has to say.
  mutating func note(_ text: String) { add(.notice(text)) }

  /// Ends the steps that run, as a crash does.
  mutating func crash(reason: String) {
    if ended == nil {
      // The process did not come to tell of it.
      failure = nil
      screenBeforeFailure = screenBeforeAction
      screenAtFailure = screen
    }
    chain.finish(at: time, failing: true)
    openWait = nil
    ended = TestEnded(status: .crashed, reason: reason, duration: time, digest: "")
  }

  private mutating func add(_ event: Event) {
    if case .failure(let failure) = event.content, case .event(let previous)? = entries.last,
      case .assertion(let assertion) = previous.content, !assertion.passed,
      assertion.message == failure.message
    {
      // The failure says all that its assertion does.
      entries[entries.count - 1] = .event(event)
      return
    }
    if let number = event.waitNumber,
      let last = entries.lastIndex(where: { if case .event = $0 { true } else { false } }),
      case .event(let previous) = entries[last], previous.waitNumber == number
    {
      entries[last] = .event(event)
      return
    }
    add(.event(event))
  }

  private mutating func add(_ entry: LiveEntry) {
    entries.append(entry)
    if entries.count > Self.entryLimit { entries.removeFirst(Self.entryLimit / 4) }
  }
}
