import ElementModel
import SessionProtocol

/// The events of a run, kept so that a person can go back to any of them.
struct RunRecord: Sendable {
  /// How a received event relates to the record.
  enum Comparison: Hashable {
    /// It was not recorded before.
    case new
    /// It is what was recorded.
    case same
    /// Something else was recorded: the run did not repeat itself.
    case different
  }

  /// A line that the test process printed.
  struct OutputLine: Hashable {
    /// Index of the event before it; -1 when there is none.
    var after: Int
    /// The line.
    var text: String
  }

  /// Events kept at most; the oldest are given up first.
  static let eventLimit = 20_000
  /// Elements of distinct screens kept at most, over all events.
  static let elementLimit = 1_000_000
  /// Lines of output kept at most.
  static let outputLimit = 2_000

  /// The events, without gaps.
  private(set) var events: [Event] = []
  /// The places where the run could stop, of the events kept.
  private(set) var stops: [RecordedStop] = []
  /// Lines printed, in the order they came.
  private(set) var output: [OutputLine] = []
  /// Screens seen, so that equal ones are stored once.
  private var screens: Set<ElementTree> = []
  private var elementCount = 0

  /// Index of the oldest event kept.
  var firstIndex: Int { events.first?.index ?? 0 }
  /// Index that the next new event has.
  var endIndex: Int { (events.last?.index ?? -1) + 1 }

  /// The event with an index, if it is kept.
  func event(at index: Int) -> Event? {
    // A person or a host may name any number.
    index >= firstIndex && index < endIndex ? events[index - firstIndex] : nil
  }

  /// The last stop before an event.
  func stop(before index: Int) -> Int? {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? stops[low - 1].index : nil
  }

  /// Takes an event in, and what came after the same place before if it is another one.
  mutating func receive(_ event: Event) -> Comparison {
    let event = event.withoutPayload
    if let recorded = self.event(at: event.index) {
      if recorded.withoutFigures == event.withoutFigures { return .same }
      events.removeSubrange((event.index - firstIndex)...)
      stops.removeAll { $0.index >= event.index }
      append(event)
      return .different
    }
    if event.index != endIndex || events.isEmpty {
      events = []
      stops = []
    }
    append(event)
    return .new
  }

  private mutating func append(_ event: Event) {
    var event = event
    if case .screen(let screen) = event.content {
      let (isNew, shared) = screens.insert(screen.tree)
      if isNew { elementCount += screen.tree.elements.count }
      event.content = .screen(Screen(tree: shared, causes: screen.causes))
    }
    events.append(event)
    if event.isStop { stops.append(RecordedStop(event)) }
    if events.count > Self.eventLimit || elementCount > Self.elementLimit { giveUpOldest() }
  }

  /// Gives up a part at once, so that the cost of each event stays small.
  private mutating func giveUpOldest() {
    events.removeFirst(max(1, events.count / 4))
    let kept = events.compactMap { event -> ElementTree? in
      if case .screen(let screen) = event.content { screen.tree } else { nil }
    }
    screens = Set(kept)
    elementCount = screens.reduce(0) { $0 + $1.elements.count }
    let first = firstIndex
    stops.removeAll { $0.index < first }
    output.removeAll { $0.after < first }
  }

  /// Notes a line of output.
  mutating func print(_ line: String, after index: Int) {
    output.append(OutputLine(after: index, text: String(line.prefix(1_000))))
    if output.count > Self.outputLimit { output.removeFirst(Self.outputLimit / 4) }
  }

  /// Forgets the events after one, and what was printed after it.
  mutating func truncate(after index: Int) {
    events.removeAll { $0.index > index }
    stops.removeAll { $0.index > index }
    output.removeAll { $0.after > index }
  }

  /// Forgets the output after an event, which a new run will print again.
  mutating func forgetOutput(after index: Int) { output.removeAll { $0.after >= index } }
}

extension Event {
  /// The event without what a test keeps, which is not shown and may be large.
  fileprivate var withoutPayload: Event {
    var event = self
    switch content {
    case .attachment(var attachment):
      attachment.payload = nil
      event.content = .attachment(attachment)
    case .snapshot(var snapshot):
      snapshot.data = nil
      event.content = .snapshot(snapshot)
    default: break
    }
    return event
  }

  /// The event without what may be of real time or drawn by lot, and so another in each run.
  fileprivate var withoutFigures: Event {
    var event = self
    event.calls = []
    event.values = []
    event.returned = []
    guard case .measurement(var measurement) = content else { return event }
    measurement.values = []
    event.content = .measurement(measurement)
    return event
  }
}
