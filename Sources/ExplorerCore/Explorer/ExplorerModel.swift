package import ElementModel
package import SessionProtocol
package import SourceModel
import TerminalModel

/// Everything the explorer knows; it changes only in `reduce(into:_:)`.
///
/// What is large and seldom changes is stamped: panes and pages hold copies of the whole, which
/// cost little then.
package struct ExplorerModel: Sendable {
  /// What the host holds.
  @Stamped package internal(set) var host: HostDescription
  /// What the sources say.
  @Stamped package internal(set) var index: ProjectIndex {
    didSet {
      locatorMemory = LocatorMemory(index: index)
      findTestMethod()
    }
  }
  /// The test that is run, `Class/method`.
  package internal(set) var test: String? {
    didSet { findTestMethod() }
  }
  /// What the sources say of it.
  @Stamped private(set) var testMethod: TestMethod?
  /// The schedule it is run under.
  package internal(set) var seed: UInt64
  /// The device it is run on.
  @Stamped package internal(set) var device: DeviceSettings
  /// How it looks.
  @Stamped package internal(set) var theme: Theme { didSet { revision = Stamp() } }
  /// The themes that a person can choose.
  @Stamped package internal(set) var themes: ThemeLibrary
  /// The name of the theme that was chosen; another may be looked at meanwhile.
  package internal(set) var themeName: String
  /// How fast a run goes.
  package var speed: RunSpeed { didSet { revision = Stamp() } }
  /// Which key runs what.
  @Stamped package private(set) var keymap: Keymap
  /// What it speaks.
  package var language = Language.english { didSet { revision = Stamp() } }
  /// Whether the mouse is followed; else the terminal uses it to select text.
  package var isMouseEnabled = false { didSet { revision = Stamp() } }
  /// How the panes are arranged.
  package var arrangement = Arrangement.auto { didSet { revision = Stamp() } }

  /// What is equal for models that differ in nothing but ``cursors``: most keys change no more.
  var revision = Stamp()

  /// Whether a person types at the bottom; to compare ``prompt`` with nil makes a copy of it.
  var isPrompting: Bool { _prompt.isFilled() }

  // The view.
  var size = TerminalSize(columns: 80, rows: 24)
  var focus = Pane.app
  var isZoomed = false
  /// How far a person has moved the lines between panes.
  var sizes = PaneSizes()
  /// Selected items of panes that a person moved in; the others follow the run.
  var cursors: [Pane: Int] = [:]
  /// Pages and steps that a person folded or unfolded.
  var folds: [Fold: Bool] = [:]
  var overlays: [Overlay] = []
  /// What a person types in at the bottom.
  @Stamped var prompt: Prompt?
  /// What was typed before, latest first, by what it was for.
  var history: [String: [String]] = [:]
  /// Which lines of panes are shown.
  var filters: [Pane: Filter] = [:]
  /// The element that a person has selected in App, by its identity.
  var appElement: Int?
  /// Where the button of the mouse was pressed in App, until it is let go.
  var dragStart: MouseEvent?
  /// The line between panes that the mouse moves, until its button is let go.
  var draggedDivider: PaneDivider.Name?
  /// The navigation graph, while it is shown.
  @Stamped var graph: GraphState?
  /// The waits of the run, while they are shown.
  @Stamped var ledger: WaitLedger?
  /// What is known of the latest failure, while it is shown.
  @Stamped var failureReport: FailureReport?
  /// The expression whose matches are marked on the screen.
  @Stamped var evaluation: Evaluation?
  /// What elements of page objects have found on the screens of the run, while that is shown.
  @Stamped var runCoverage: RunCoverage?
  /// What page objects look for, read once.
  @Stamped var locatorMemory: LocatorMemory
  /// Which call Source shows: 0 is the innermost.
  var stackLevel = 0
  /// A place that Source shows instead of the running line.
  var sourceTarget: SourceLocation?
  var notice: String?
  @Stamped var sources = SourceCache()
  /// What drawing has worked out; no part of what is shown.
  let memo = DrawingMemo()

  // The run.
  var runNumber = 0
  package internal(set) var phase = RunPhase.idle
  var goal: StepGoal?
  /// Stepping keys typed while the host works.
  var queue: [ExplorerCommand] = []
  @Stamped var record = RunRecord()
  /// Events that wait for their time, while a run is shown at a multiple of real time.
  var heldEvents: [Event] = []
  /// The virtual time that is shown meanwhile, in seconds.
  var clock = 0.0
  /// Where a run that goes on stops.
  var breakpoints: [Breakpoint] = []
  /// What the person did in the run, beside the test.
  var interventions: [Intervention] = []
  /// Ways that runs went and that were left by acting differently.
  var branches: [Branch] = []
  /// The calls that a person puts together, whatever is run.
  @Stamped var composition = Composition()
  /// Code that is being compiled, to be done by hand.
  @Stamped var compilation: PendingCode?
  /// What is wrong with code that was to be done by hand.
  @Stamped var codeFailure: CodeFailure?
  /// The test that was saved last.
  @Stamped var savedTest: SavedTest?
  /// The test to run once the sources are built.
  var testToCome: String?
  /// The wait that is not to take a person's time any more, by its number.
  var hurriedWait: Int?
  @Stamped var state: RunState
  /// Whether the run was asked to pause and has come to no stop since.
  var isPausing = false
  /// What a run of other sources looks for: the place where the one before was.
  @Stamped var resumption: Resumption?
  /// What a build of the sources does now; nil while there is none.
  package internal(set) var buildStage: BuildStage?
  /// What keeps the sources, as they were last, from being built.
  package internal(set) var buildProblems: [BuildProblem] = []
  /// Whether the sources are built again whenever one is edited.
  package var isWatching = false { didSet { revision = Stamp() } }
  /// Whether a repeated run did something else than the recorded one.
  var isDiverged = false
  /// How tests came out that were run since the start.
  var outcomes: [String: TestStatus] = [:]

  /// How the network is, in the words of `--network`; nil for as the project says.
  package var network: String? { didSet { revision = Stamp() } }
  /// What a person does by hand once the run is back at its last stop.
  var actionToCome: HandAction?
  /// Whether the host does not do what it is asked for.
  var isHostSilent = false

  /// What the project says of the device and the network.
  @Stamped var projectConditions: ProjectConditions

  /// What runs of the sources as they are were seen to do, those of the explorer among them.
  @Stamped var observations: ProjectObservations

  /// Something that can be folded.
  enum Fold: Hashable, Sendable {
    case page(String)
    case step(Int)
    case section(String)
  }

  /// Creates the model of a fresh explorer.
  ///
  /// - Parameters:
  ///   - host: What the host holds.
  ///   - index: What the sources say.
  ///   - test: The test to run first; the first one when `nil`.
  ///   - seed: The schedule.
  ///   - device: The device that it is run on.
  ///   - network: How the network is; nil for one in good order.
  ///   - themes: The themes that can be chosen.
  ///   - themeName: The one to begin with; without colours when there is none of the name.
  ///   - observations: What runs were seen to do before.
  ///   - speed: How fast a run goes.
  ///   - keymap: Which key runs what.
  package init(
    host: HostDescription, index: ProjectIndex, test: String? = nil, seed: UInt64 = 0,
    device: DeviceSettings = .standard, network: NetworkConditions? = nil,
    themes: ThemeLibrary = .bundled, themeName: String = "",
    observations: ProjectObservations? = nil, speed: RunSpeed = .instant, keymap: Keymap = .standard
  ) {
    self.host = host
    self.index = index
    locatorMemory = LocatorMemory(index: index)
    self.test = test ?? host.tests.first
    self.seed = seed
    self.device = device
    projectConditions = ProjectConditions(device: device, network: network)
    self.themes = themes
    self.themeName = themeName
    theme = (try? themes.theme(named: themeName)) ?? .colorless
    self.observations = observations ?? ProjectObservations()
    self.speed = speed
    self.keymap = keymap
    state = RunState(test: self.test ?? "", index: index)
    findTestMethod()
  }

  private mutating func findTestMethod() {
    testMethod = index.testClasses.lazy.flatMap(\.methods).first { $0.id == test }
  }

  /// Whether a run was asked for that has not begun.
  package var isStarting: Bool { phase == .starting }

  /// Whether the host works and will say something: a script types its next key when it does not.
  package var isWaitingForHost: Bool { phase.isWaitingForHost }

  /// Index of the event that is shown; -1 before the first.
  package var position: Int { state.position }

  /// How the run ended, if it did.
  package var outcome: TestStatus? { phase == .ended ? state.ended?.status : nil }

  /// The call that Source shows, unless a person chose another place.
  var shownFrame: SourceFrame? {
    state.stack.indices.contains(stackLevel) ? state.stack[stackLevel] : state.stack.last
  }

  /// The place that Source shows.
  var shownLocation: SourceLocation? {
    sourceTarget ?? shownFrame.map(SourceLocation.init)
      ?? testLocation
  }

  /// Where the test is declared.
  var testLocation: SourceLocation? { testMethod?.location }

  /// The layer of the test, and how it is known.
  var layering: TestLayering? { testMethod?.layering }

  /// Whether the run goes on to a place where the person has been, without showing the way.
  var isReplaying: Bool {
    if case .event = goal { isWaitingForHost } else { isCatchingUp }
  }

  /// Whether the host catches up with what the person already sees.
  var isCatchingUp: Bool {
    if case .index = goal { isWaitingForHost } else { false }
  }
}
