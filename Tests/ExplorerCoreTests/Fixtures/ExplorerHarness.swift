import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

@testable import ExplorerCore

/// An explorer with a host made of recorded events: effects are answered at once.
struct ExplorerHarness: Sendable {
  var model: ExplorerMind
  /// What a run reports; a run with number n takes `runs[min(n, last)]`.
  var runs: [[Event]]
  /// What the process prints when it ends without the test having ended.
  var lastWords: [String] = []
  /// What is wrong with all code that is compiled.
  var codeProblems: [CodeProblem] = []
  /// Which of some steps fail when they are tried; nil leaves that open.
  var timingAnswer: (@Sendable ([UnprotectedStep]) -> [UnprotectedStep])? = { $0 }
  /// Everything asked for besides commands to the host.
  private(set) var effects: [ExplorerEffect] = []
  /// Commands sent, for counting.
  private(set) var commands: [Command] = []
  /// The runs asked for.
  private(set) var requests: [RunRequest] = []
  private var current: (number: Int, next: Int)?
  /// The events of the run under way, with what is done by hand in it.
  private var script: [Event] = []
  /// What comes of something that is done by hand.
  var handResult: @Sendable (HandAction) -> (problem: String?, value: String?) = { _ in (nil, nil) }
  private var isHeld = false
  /// Whether time does not pass by itself.
  var holdsTicks = false
  private var held: [HostMessage] = []

  init(
    _ runs: [[Event]], tests: [String] = [SignInRun.test], theme: Theme = .colorless,
    speed: RunSpeed = .instant
  ) {
    self.runs = runs
    model = ExplorerMind(
      host: HostDescription(app: "Stores", tests: tests),
      index: SignInSources.index, speed: speed)
    model.preferences.theme = theme
  }

  /// Starts the explorer with the first test at its first stop.
  static func started(_ events: [Event]) -> ExplorerHarness {
    var harness = ExplorerHarness([events])
    harness.act(.started)
    return harness
  }

  /// Types keys, the host answering after each.
  mutating func type(_ keys: String) {
    for key in keys { press(.character(key)) }
  }

  mutating func press(_ key: Key) { act(.input(.key(key))) }

  mutating func act(_ action: ExplorerAction) {
    handle(reduce(into: &model, action))
  }

  /// Forgets what was asked for, in a long run that does not look at it.
  mutating func forgetEffects() {
    effects = []
    commands = []
    requests = []
  }

  /// Keeps the host from answering until `release()`.
  mutating func hold() { isHeld = true }

  /// Lets the host say what it has to say.
  mutating func release() {
    isHeld = false
    while !held.isEmpty { act(.message(held.removeFirst())) }
  }

  private mutating func handle(_ effects: [ExplorerEffect]) {
    for effect in effects {
      switch effect {
      case .run(let request):
        requests.append(request)
        current = (request.number, request.firstIndex)
        script = runs[min(request.number, runs.count) - 1]
        for intervention in request.interventions {
          insert(intervention.action, at: intervention.at)
        }
        say(.runStarted(RunStarted(number: request.number, processID: 1)))
        goOn()
      case .send(let command), .sendAfter(let command, _):
        commands.append(command)
        if case .perform(let action) = command, let current {
          insert(action, at: current.next - 1)
          goOn()
        }
        if command == .proceed { goOn() }
      case .tickAfter where !holdsTicks: act(.tick)
      case .killRun:
        current = nil
        held = []
        self.effects.append(effect)
      case .compile:
        self.effects.append(effect)
        act(codeProblems.isEmpty ? .codeCompiled(library: "/call.so") : .codeFailed(codeProblems))
      case .recording(let wish):
        self.effects.append(effect)
        act(.recording(RecordedSignIn.news(of: wish)))
      case .tests(.keep(let test, let run)): act(.tests(.kept(test: test, run)))
      case .tryTimings(let order):
        self.effects.append(effect)
        guard let timingAnswer else { continue }
        act(.timings(TimingAnswer(steps: order.steps, failing: timingAnswer(order.steps))))
      case .loadSource(let file):
        act(.sourceLoaded(file: file, text: SignInSources.text(of: file)))
      default: self.effects.append(effect)
      }
    }
  }

  private mutating func say(_ message: HostMessage) {
    if isHeld { held.append(message) } else { act(.message(message)) }
  }

  /// Adds what is done by hand to the run, after the event with an index.
  private mutating func insert(_ action: HandAction, at index: Int) {
    guard script.indices.contains(index) else { return }
    let result = handResult(action)
    let title = if case .call(let call) = action { call.title } else { "\(action)" }
    let contents: [Event.Content] =
      [.hand(HandEvent(progress: .began, title: title))]
      + (result.problem == nil ? [Self.event(of: action)].compactMap(\.self) : []) + [
        .hand(
          HandEvent(
            progress: .ended, title: title, problem: result.problem, value: result.value))
      ]
    let before = script[index]
    var events = script[...index]
    for content in contents {
      events.append(
        Event(
          index: events.count, time: before.time, stack: before.stack, isStop: true,
          content: content))
    }
    for event in script[(index + 1)...] {
      var event = event
      event.index = events.count
      events.append(event)
    }
    script = Array(events)
  }

  /// What a host reports while it does something by hand.
  private static func event(of action: HandAction) -> Event.Content? {
    switch action {
    case .tap(.element(let id)): .action(Action(.tap, on: "element", elementID: id))
    case .type(let text): .action(Action(.type(text: text), on: "app"))
    case .typeInto(let id, let text):
      .action(Action(.type(text: text), on: "element", elementID: id))
    default: nil
    }
  }

  /// Reports events up to the next stop, or the end of the run.
  private mutating func goOn() {
    guard let (number, start) = current else { return }
    let events = script
    var next = start
    while next < events.count {
      next += 1
      current = (number, next)
      say(.event(events[next - 1]))
      // The answer to a stop comes from within, and may have started another run.
      if events[next - 1].isStop { return }
      if current?.number != number { return }
    }
    current = nil
    let hasEnded = events.contains {
      if case .testEnded = $0.content { true } else { false }
    }
    if !hasEnded { for line in lastWords { act(.hostOutput(line)) } }
    say(
      .runEnded(
        RunEnded(number: number, exitStatus: hasEnded ? 0 : nil, signal: hasEnded ? nil : 4)))
  }
}

extension ExplorerAction {
  /// A line that is given where there are no keys.
  static func line(_ text: String) -> ExplorerAction { .input(.line(text)) }
}
