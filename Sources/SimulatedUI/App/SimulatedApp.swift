package import ElementModel
import SimulatedUIKit
import VirtualTime

/// A running app as the host drives it: launched, looked at, tapped and typed into.
@MainActor package final class SimulatedApp {
  private let makeRoot: @MainActor () -> any View
  private let name: String
  private let upright: Device
  /// How the app's device is held, and whether the app is in use.
  var surroundings = Surroundings()
  /// The last tap into a text input, and the how many of several it was.
  var lastTap: (input: Int, time: Duration, count: Int)?
  /// The views below the pointer.
  var hovered: [LayoutItem] = []
  /// Leads fingers to what they touch.
  let dispatcher = TouchDispatcher()
  private(set) var root: ViewNode?
  private(set) var graph = ViewGraph()
  private(set) var screen: Screen?
  private var cached: ElementTree?
  private(set) var inputs: [TextInput] = []
  private var visible: [(id: Int, memory: LifecycleMemory)] = []
  private(set) var transitions = 0
  private var isRefreshing = false

  /// Prepares an app; nothing of it runs before ``launch()``.
  package init(_ app: any App.Type, name: String, device: Device = .standard) {
    self.name = name
    upright = device
    makeRoot = { Self.root(of: app) }
  }

  /// Prepares an app whose only window shows a view.
  package init(view: @escaping @MainActor () -> any View, name: String, device: Device = .standard)
  {
    self.name = name
    upright = device
    makeRoot = { AnyView(existential: view()) }
  }

  /// Whether a keyboard comes up with focus; a hardware keyboard keeps it away.
  package var showsKeyboard = true

  /// The device as it is held.
  var device: Device { upright.turned(to: surroundings.orientation) }

  /// Whether the app runs.
  package var isRunning: Bool { root != nil }

  /// Whether some text input has keyboard focus.
  package var hasKeyboardFocus: Bool {
    refresh()
    return graph.focus.focused != nil
  }

  /// Starts the app afresh; one that runs is ended first.
  package func launch() {
    terminate()
    graph = ViewGraph()
    graph.queue.setRefresh { [weak self] in self?.refresh() }
    graph.whenTransitionBegins { [weak self] duration, label in
      self?.beginTransition(duration, label: label)
    }
    connectKeyboard()
    graph.whenAskedToScroll { [weak self] in self?.scroll(to: $0, anchor: $1) }
    UIDevice.current.name = upright.name
    surroundings.phase = .active
    hovered = []
    let view = makeRoot()
    let node = ViewNode(view: view, graph: graph, parent: nil, environment: environment)
    root = node
    node.evaluate()
    refresh()
  }

  /// Ends the app; tasks of its views are cancelled.
  package func terminate() {
    guard let root else { return }
    for entry in visible { entry.memory.task?.cancel() }
    visible = []
    root.remove()
    self.root = nil
    inputs = []
    screen = nil
    cached = nil
    transitions = 0
    dispatcher.stop()
    graph.queue.stop()
  }

  /// The accessibility tree of the screen, brought up to date first.
  package func snapshot() -> ElementTree {
    guard isRunning else { return .empty }
    refresh()
    if let cached { return cached }
    let tree = screen?.emitter.tree() ?? .empty
    cached = tree
    return tree
  }

  private static func root<Application: App>(of type: Application.Type) -> any View {
    AppView(app: type.init())
  }

  private func beginTransition(_ duration: Duration, label: String) {
    transitions += 1
    let graph = graph
    VirtualTime.schedule(after: duration, kind: .animation, label: label) { [weak self] in
      // A transition of an app that has been launched anew since is no longer of interest.
      guard let self, self.graph === graph else { return }
      self.transitions = max(0, self.transitions - 1)
    }
  }

  /// Evaluates what changed, without a look at the screen.
  func updateViews() {
    guard !isRefreshing else { return }
    graph.queue.beginRefresh()
    graph.update()
    graph.queue.endRefresh()
  }

  func setNeedsDisplay() {
    screen = nil
    cached = nil
  }

  /// Evaluates what changed, lays the screen out and tells views that they came or went, until
  /// nothing changes any more.
  func refresh() {
    guard let root, !isRefreshing, screen == nil || !graph.queue.isEmpty else { return }
    isRefreshing = true
    let queue = graph.queue
    queue.beginRefresh()
    defer {
      isRefreshing = false
      queue.endRefresh()
    }
    for _ in 0..<ViewGraph.maximumPasses {
      graph.update()
      var screen = Screen(root: root, name: name, device: device)
      inputs = screen.collector.inputs
      if graph.focus.reconcile(with: inputs) {
        screen = Screen(root: root, name: name, device: device)
        inputs = screen.collector.inputs
      }
      self.screen = screen
      cached = nil
      updateLifecycle(screen.collector.lifecycle)
      if !isRunning || graph.queue.isEmpty { return }
    }
  }

  /// Tells nodes that are newly on the screen, and those no longer there.
  private func updateLifecycle(_ nodes: [ViewNode]) {
    var seen: Set<Int> = []
    let current = nodes.filter { seen.insert($0.id).inserted }
    let before = Set(visible.map(\.id))
    let gone = visible.filter { !seen.contains($0.id) }
    visible = current.map { ($0.id, $0.memory(LifecycleMemory())) }
    for entry in gone {
      entry.memory.isVisible = false
      entry.memory.disappear()
    }
    for entry in visible where !before.contains(entry.id) {
      entry.memory.isVisible = true
      entry.memory.appear()
    }
  }
}
