package import ElementModel
package import SessionProtocol
package import SourceModel
import TerminalModel

/// Everything the explorer knows: models with one owner each, put together.
///
/// It changes only in `reduce(into:_:)`, which passes each model what it needs of the others. Each is
/// stamped: a copy of the whole costs little, and what is made of a model holds while its stamp does.
package struct ExplorerModel: Sendable {
  /// What is known of the project.
  @Stamped package var project: ProjectState
  /// What the next run is to be like.
  @Stamped package var settings: RunSettings
  /// What the person likes.
  @Stamped package var preferences: Preferences
  /// The run.
  @Stamped package var run: RunControl
  /// How the build of the sources goes.
  @Stamped package var build = BuildState()
  /// What the person looks at.
  @Stamped var view = ViewState()
  /// The pages that are open.
  @Stamped var pages = PageStack()
  /// What the person types.
  @Stamped var typing = PromptState()
  /// Where the run is to stop.
  @Stamped var breakpoints = BreakpointList()
  /// What the person has the tests' code do.
  @Stamped var composer = ComposerState()
  /// The expression whose matches are marked on the screen.
  @Stamped var evaluation: Evaluation?
  /// The source files that were read.
  @Stamped var sources = SourceCache()
  /// What is said at the bottom.
  var notice: String?
  /// What page objects look for, read once.
  @Stamped var locatorMemory: LocatorMemory
  /// What drawing has worked out; no part of what is shown.
  let memo = DrawingMemo()

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
    let project = ProjectState(
      host: host, index: index, test: test,
      conditions: ProjectConditions(device: device, network: network),
      observations: observations ?? ProjectObservations())
    self.project = project
    settings = RunSettings(seed: seed, device: device, speed: speed)
    preferences = Preferences(themes: themes, themeName: themeName, keymap: keymap)
    run = RunControl(test: project.test ?? "", index: index)
    locatorMemory = LocatorMemory(index: index)
  }

  /// The network that the next run is to have.
  package var networkConditions: NetworkConditions {
    settings.networkConditions(of: project.conditions)
  }

  /// Whether the host works and will say something: a script types its next key when it does not.
  package var isWaitingForHost: Bool { run.phase.isWaitingForHost }
}
