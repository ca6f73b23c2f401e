import ElementModel

/// A page shown over the panes.
struct Overlay: Hashable, Sendable {
  /// The pages there are.
  enum Kind: Hashable, Sendable {
    case help, failure, tests, pyramid
    /// The navigation graph, which stays open while the run goes on.
    case graph
    /// The elements of the screen, of which one is chosen to see what depends on it.
    case elements
    /// What depends on an identifier or label.
    case impact(String)
    /// What can be set of the device.
    case device
    /// The values of one setting.
    case values(DeviceSetting)
    /// How the network may be.
    case network
    /// Where the run is to stop.
    case breakpoints
    /// Runs that were left by acting differently.
    case branches
    /// What was waited for, and what nobody waited for.
    case waits
    /// A wait, by its number.
    case wait(Int)
    /// What keeps the sources from being built.
    case problems
    /// The colours, which are shown as a person moves.
    case themes
  }

  /// Which page.
  var kind: Kind
  /// Its selected line.
  var cursor = 0
  /// Which of its lines are shown.
  var filter: Filter?
}

extension Overlay.Kind {
  /// The page itself.
  var page: any OverlayPage {
    switch self {
    case .help: HelpPage()
    case .failure: FailurePage()
    case .tests: TestsPage()
    case .pyramid: PyramidPage()
    case .graph: GraphPage()
    case .elements: ElementsPage()
    case .impact(let text): ImpactPage(text: text)
    case .device: DevicePage()
    case .values(let setting): DeviceValuesPage(setting: setting)
    case .network: NetworkPage()
    case .breakpoints: BreakpointsPage()
    case .branches: BranchesPage()
    case .waits: WaitsPage()
    case .wait(let number): WaitPage(number: number)
    case .problems: ProblemsPage()
    case .themes: ThemesPage()
    }
  }

  /// Whether the run goes on while the page is open.
  var isTransparent: Bool {
    switch self {
    case .graph, .wait: true
    default: false
    }
  }
}
