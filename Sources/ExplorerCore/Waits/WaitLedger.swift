import ElementModel
package import SessionProtocol

/// The waits of a run, and what no wait protected: made from its events, one by one.
///
/// It needs the events of a run in full detail, which have stacks and screens.
package struct WaitLedger: Sendable {
  /// How many waits are kept; the oldest are given up first.
  static let waitLimit = 5_000
  /// How many unprotected steps are kept.
  static let stepLimit = 1_000

  /// The waits, in the order in which they began.
  package private(set) var waits: [WaitRecord] = []
  /// What nothing waited for, in the order of the run.
  package private(set) var unprotected: [UnprotectedStep] = []
  private var arrivals = Arrivals()
  /// Waits under way, by number: their places among the waits.
  private var open: [Int: Int] = [:]

  /// Creates a ledger of a run that has not begun.
  package init() {}

  /// Creates a ledger of what a run has told so far.
  package init(_ events: some Sequence<Event>) {
    for event in events { receive(event) }
  }

  /// Waits that the test asks for; without XCUITest's own for the app to be idle.
  package var asked: [WaitRecord] { waits.filter { !$0.isIdleWait } }

  /// The longest first.
  package var slowest: [WaitRecord] {
    waits.enumerated().sorted { ($1.element.elapsed, $0.offset) < ($0.element.elapsed, $1.offset) }
      .map(\.element)
  }

  /// Those that the test asks for and were met, the nearest to their limit first.
  package var closestToLimit: [WaitRecord] {
    asked.filter { $0.progress == .met }.enumerated()
      .sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }.map(\.element)
  }

  /// Those that gave up.
  package var timedOut: [WaitRecord] { waits.filter { $0.progress == .timedOut } }

  /// Takes the next event of the run in.
  package mutating func receive(_ event: Event) {
    switch event.content {
    case .screen(let screen): arrivals.show(screen, at: event)
    case .wait(let wait): receive(wait, event)
    case .read(let read):
      let kind: UnprotectedStep.Kind =
        [.exists, .isHittable, .count].contains(read.attribute) ? .question : .reading
      guard read.flag != false || kind == .reading else { return }
      note(
        kind, "\(read.attribute.rawValue) of \(read.target)", elementID: read.elementID, event,
        attribute: read.attribute.rawValue, answer: read.value)
    case .action(let action):
      note(.action, action.title, elementID: action.elementID, event, attribute: nil)
      arrivals.act()
    case .application: arrivals.act()
    case .failure where event.isFailure:
      // What failed has not passed.
      unprotected.removeAll { !event.stack.isEmpty && $0.stack.ends(with: event.stack) }
    default: break
    }
  }

  private mutating func receive(_ wait: Wait, _ event: Event) {
    let place: Int
    if let known = open[wait.number], waits.indices.contains(known),
      waits[known].number == wait.number
    {
      place = known
    } else {
      place = begin(wait, event)
    }
    waits[place].lastEvent = event.index
    waits[place].elapsed = wait.elapsed
    waits[place].limit = wait.limit
    waits[place].progress = wait.progress
    waits[place].pending = wait.pending
    waits[place].endedBy = wait.endedBy
    waits[place].elementID = wait.elementID ?? waits[place].elementID
    if let text = wait.unmet, waits[place].unmet.last?.text != text,
      waits[place].unmet.count < WaitRecord.unmetLimit
    {
      waits[place].unmet.append(WaitRecord.Unmet(elapsed: wait.elapsed, text: text))
    }
    guard waits[place].isOver else { return }
    open[wait.number] = nil
    if wait.progress == .met, !waits[place].isIdleWait {
      arrivals.waited(forElement: wait.elementID, until: event)
    }
  }

  private mutating func begin(_ wait: Wait, _ event: Event) -> Int {
    if waits.count >= Self.waitLimit {
      let given = Self.waitLimit / 4
      waits.removeFirst(given)
      open = open.compactMapValues { $0 >= given ? $0 - given : nil }
    }
    waits.append(
      WaitRecord(
        number: wait.number, firstEvent: event.index, lastEvent: event.index,
        time: max(0, event.time - wait.elapsed), stack: event.stack, criterion: wait.criterion,
        unmet: [], elapsed: wait.elapsed, limit: wait.limit, progress: wait.progress,
        pending: wait.pending))
    open[wait.number] = waits.count - 1
    return waits.count - 1
  }

  private mutating func note(
    _ kind: UnprotectedStep.Kind, _ title: String, elementID: Int?, _ event: Event,
    attribute: String?, answer: String? = nil
  ) {
    // What an expectation looks at while it waits is what it waits for.
    guard open.isEmpty, let elementID, unprotected.count < Self.stepLimit,
      let arrival = arrivals.unprotected(elementID, attribute: attribute)
    else { return }
    unprotected.append(
      UnprotectedStep(
        event: event.index, time: event.time, kind: kind, answer: answer, title: title,
        stack: event.stack, elementID: elementID, change: arrival.change,
        margin: max(0, event.time - arrival.time), cause: arrival.cause))
  }
}
