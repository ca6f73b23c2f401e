import Recording
import SessionProtocol

/// What a person records: what they do by hand while it is on, and what that becomes.
struct RecordingState: Sendable {
  /// A part of the run that is recorded.
  struct Stretch: Hashable, Sendable {
    /// The event that the run was stopped at when it began, and when it ended; it goes on without.
    var start: Int
    var end: Int?

    func contains(_ event: Int) -> Bool { event >= start && event < end ?? .max }
  }

  /// What of a run the entries were made from.
  private struct Source: Hashable, Sendable {
    var stretches: [Stretch]
    var interventions: [Intervention]
    var end: Int
  }

  /// The parts of the run that are recorded.
  private(set) var stretches: [Stretch] = []
  /// The steps, of earlier runs first.
  private(set) var entries: [RecordingEntry] = []
  /// Steps that are left out, by their numbers.
  private(set) var leftOut: Set<Int> = []
  /// What was chosen, by the numbers of steps.
  private(set) var choices = RecordingChoices()
  /// How many things were done by hand while the recording paused.
  private(set) var gaps = 0
  /// What it becomes, as far as is known.
  private(set) var code = RecordingCode()
  /// The steps that ``code`` is of.
  private(set) var codedIDs: [Int] = []
  private var orders = 0
  private var orderedIDs: [Int] = []
  private var source: Source?
  /// Whether it was saved as it is.
  private(set) var isSaved = false
  /// What saving it would change, while that is shown.
  var plan: RecordingPlan?
  /// What was saved as a test last, with what was recorded.
  private(set) var saved: (order: RecordingOrder, target: RecordingTarget)?
  /// How far that is proved.
  var proof: ProofState?
  /// Steps in an order of the person's, by their numbers; the others come after them.
  private var arrangement: [Int] = []
  /// Texts that are typed in the place of those that were, by the numbers of steps.
  private(set) var edits: [Int: String] = [:]
  /// What runs that are over have shown, of earlier sessions too.
  private(set) var earlier = SeenScreens()

  /// Whether steps are otherwise than they were done.
  var isRearranged: Bool { !arrangement.isEmpty || !edits.isEmpty }

  /// Whether what is done is recorded.
  var isOn: Bool { stretches.last.map { $0.end == nil } ?? false }

  /// Whether there is anything of a recording.
  var hasBegun: Bool { !stretches.isEmpty || !entries.isEmpty }

  /// Whether there is something that would be lost.
  var isUnsaved: Bool { !isSaved && entries.contains { !leftOut.contains($0.id) } }

  // MARK: Recording

  /// Records from an event on.
  mutating func begin(at event: Int) {
    stretches.append(Stretch(start: event))
    isSaved = false
  }

  /// Records all that was done in a run.
  mutating func beginEverywhere() {
    stretches = [Stretch(start: 0)]
    isSaved = false
  }

  /// Records no more from an event on.
  mutating func pause(at event: Int) {
    if isOn { stretches[stretches.count - 1].end = event }
  }

  /// Begins anew.
  mutating func clear() {
    let (orders, earlier) = (orders, earlier)
    self = RecordingState()
    (self.orders, self.earlier) = (orders, earlier)
  }

  /// Takes in what was done by hand in the run.
  ///
  /// - Returns: Whether the steps are others now.
  mutating func follow(_ run: RunControl) -> Bool {
    guard !stretches.isEmpty else { return false }
    let now = Source(
      stretches: stretches, interventions: run.interventions, end: run.record.endIndex)
    guard now != source else { return false }
    source = now
    let done = RecordedStep.steps(in: run.record.events, doing: run.interventions)
    let live = done.filter { step in stretches.contains { $0.contains(step.at) } }
      .map { RecordingEntry(id: $0.at, step: $0.step) }
    gaps = done.count { step in
      step.at >= stretches[0].start && !stretches.contains { $0.contains(step.at) }
    }
    let beginning = Self.beginning(of: run.record.events, before: stretches[0].start)
    let former = entries.map(\.id)
    entries = entries.filter { $0.id < 0 && $0.id != RecordingEntry.beginning }
    // What a test did before belongs to the first run that was recorded.
    if entries.isEmpty, let beginning { entries = [beginning] }
    entries += live
    arrange()
    if former == entries.map(\.id) { return false }
    isSaved = false
    return true
  }

  /// What a test did itself before the recording began.
  private static func beginning(of events: [Event], before start: Int) -> RecordingEntry? {
    var own: [Event] = []
    var isByHand = false
    for event in events where event.index < start {
      if case .hand(let hand) = event.content { isByHand = hand.progress == .began }
      if !isByHand { own.append(event) }
    }
    let actions = own.actionsOfTest
    guard !actions.isEmpty else { return nil }
    return RecordingEntry(
      id: RecordingEntry.beginning, step: RecordedStep(title: "", .act(actions)))
  }

  /// Keeps the steps of a run that is over, for one that knows nothing of them.
  mutating func endRun() {
    var number = entries.count { $0.id < 0 && $0.id != RecordingEntry.beginning }
    var ids: [Int: Int] = [:]
    for place in entries.indices where entries[place].id >= 0 {
      number += 1
      ids[entries[place].id] = -number
      entries[place].id = -number
    }
    leftOut = Set(leftOut.map { ids[$0] ?? $0 })
    choices.calls = Dictionary(choices.calls.map { (ids[$0] ?? $0, $1) }) { $1 }
    choices.locators = Dictionary(choices.locators.map { (ids[$0] ?? $0, $1) }) { $1 }
    edits = Dictionary(edits.map { (ids[$0] ?? $0, $1) }) { $1 }
    arrangement = arrangement.map { ids[$0] ?? $0 }
    orderedIDs = orderedIDs.map { ids[$0] ?? $0 }
    codedIDs = codedIDs.map { ids[$0] ?? $0 }
    (stretches, source) = ([], nil)
  }

  // MARK: Earlier runs

  /// Takes in what a run has shown that is over.
  mutating func look(back record: RunRecord) {
    earlier.add(record.latestScreens(2 * SeenScreens.limit))
  }

  /// Takes in what runs of earlier sessions have shown.
  mutating func look(back former: SeenScreens) {
    var seen = former
    seen.add(earlier.trees)
    earlier = seen
  }

  // MARK: Editing

  /// Leaves a step out, or takes it in again.
  mutating func toggle(_ id: Int) {
    if leftOut.remove(id) == nil { leftOut.insert(id) }
    isSaved = false
  }

  /// Moves a step by some places.
  ///
  /// - Returns: Whether it was.
  mutating func move(_ id: Int, by distance: Int) -> Bool {
    guard let place = entries.firstIndex(where: { $0.id == id }),
      entries.indices.contains(place + distance)
    else { return false }
    entries.swapAt(place, place + distance)
    arrangement = entries.map(\.id)
    isSaved = false
    return true
  }

  private mutating func arrange() {
    let places = Dictionary(arrangement.enumerated().map { ($1, $0) }) { first, _ in first }
    guard !places.isEmpty else { return }
    entries = entries.enumerated().sorted { one, other in
      let left = (places[one.element.id] ?? .max, one.offset)
      return left < (places[other.element.id] ?? .max, other.offset)
    }.map(\.element)
  }

  /// Types another text in a step.
  mutating func edit(_ id: Int, typing text: String) {
    edits[id] = text
    isSaved = false
  }

  /// Looks for an element of a step in another way.
  mutating func locate(_ locator: String, for id: Int) {
    choices.locators[id] = locator
    isSaved = false
  }

  /// Takes another call for what a step begins.
  mutating func choose(_ call: String, for id: Int) {
    choices.calls[id] = call
    isSaved = false
  }

  // MARK: Code

  /// Asks for what the recording becomes.
  mutating func makeOrder(of test: String?, in events: some Sequence<Event>) -> RecordingOrder {
    let events = Array(events)
    orders += 1
    let taken = entries.filter { !leftOut.contains($0.id) }
    orderedIDs = taken.map(\.id)
    var chosen = RecordingChoices()
    for (place, entry) in taken.enumerated() {
      chosen.calls[place] = choices.calls[entry.id]
      chosen.locators[place] = choices.locators[entry.id]
    }
    return RecordingOrder(
      number: orders, steps: taken.map { edits[$0.id].map($0.step.typing) ?? $0.step },
      choices: chosen, test: test,
      isLaunchedInSetUp: events.isLaunchedInSetUp, launch: events.launchInTest,
      earlier: earlier)
  }

  /// Takes in what it becomes, unless that is of an earlier state.
  mutating func receive(_ code: RecordingCode, order: Int) {
    guard order == orders else { return }
    self.code = code
    codedIDs = orderedIDs
  }

  /// Takes in that it was saved.
  ///
  /// - Parameter order: The recording as it was saved.
  mutating func save(_ order: RecordingOrder) {
    isSaved = true
    saved = plan.map { (order, $0.target) }
    proof = nil
    plan = nil
  }
}
