package import ElementModel
package import Foundation
import SimulatedUIKit
import VirtualTime

/// A running app as the host drives it: launched, looked at, tapped and typed into.
@MainActor package final class SimulatedApp {
  private let makeRoot: @MainActor () -> any View
  private let name: String
  private let device: Device
  private var root: ViewNode?
  private var graph = ViewGraph()
  private var screen: Screen?
  private var cached: ElementTree?
  private var inputs: [TextInput] = []
  private var visible: [(id: Int, memory: LifecycleMemory)] = []
  private var transitions = 0
  private var isRefreshing = false

  /// Prepares an app; nothing of it runs before ``launch()``.
  package init(_ app: any App.Type, name: String, device: Device = .standard) {
    self.name = name
    self.device = device
    makeRoot = { Self.root(of: app) }
  }

  /// Prepares an app whose only window shows a view.
  package init(view: @escaping @MainActor () -> any View, name: String, device: Device = .standard)
  {
    self.name = name
    self.device = device
    makeRoot = { AnyView(existential: view()) }
  }

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
    phase = .active
    graph = ViewGraph()
    graph.queue.setRefresh { [weak self] in self?.refresh() }
    graph.whenTransitionBegins { [weak self] duration, label in
      self?.beginTransition(duration, label: label)
    }
    UIDevice.current.name = device.name
    let view = makeRoot()
    let node = ViewNode(view: view, graph: graph, parent: nil, environment: surroundings)
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

  /// Taps the screen: what is in front there reacts, if it is enabled.
  ///
  /// While a screen is moving in or out, taps have no effect.
  package func tap(at point: CGPoint) {
    guard isRunning else { return }
    refresh()
    guard transitions == 0, let item = screen?.emitter.responder(at: point), item.isEnabled,
      let interaction = item.interaction
    else { return }
    switch interaction {
    case .action(let action): action()
    case .input(let input):
      if graph.focus.focused != input.id {
        graph.focus.move(to: input, among: inputs)
        setNeedsDisplay()
      }
    }
    refresh()
  }

  /// Types into the text input with focus; a line feed submits it.
  ///
  /// - Returns: Whether there was an input to type into.
  package func typeText(_ text: String) -> Bool {
    guard isRunning else { return false }
    refresh()
    guard hasKeyboardFocus else { return false }
    for character in text {
      guard let input = inputs.first(where: { $0.id == graph.focus.focused }) else { break }
      let structure = graph.structureVersion
      type(character, into: input)
      updateViews()
      // While the same views are there, fields and focus are what they were.
      if graph.structureVersion != structure || graph.focus.reconcile(with: inputs) { refresh() }
    }
    refresh()
    return true
  }

  private var phase = ScenePhase.active

  /// Whether the device lies on a side.
  package var isSideways = false { didSet { if isSideways != oldValue { adapt() } } }

  /// Whether the interface is dark.
  package var isDark = false { didSet { if isDark != oldValue { adapt() } } }

  /// Tells views whether the app is in use.
  package func setPhase(_ phase: ScenePhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    adapt()
  }

  /// The device as it is held.
  private var heldDevice: Device { isSideways ? device.onItsSide : device }

  /// What views are told about the device and the app as a whole.
  private var surroundings: EnvironmentValues {
    var values = heldDevice.environment
    values.colorScheme = isDark ? .dark : .light
    values.scenePhase = phase
    return values
  }

  /// Evaluates and lays out everything anew, in surroundings that have changed.
  private func adapt() {
    guard let root else { return }
    root.environment = surroundings
    root.evaluate()
    setNeedsDisplay()
    refresh()
  }

  /// Hands a link to the views that open links.
  package func open(_ url: URL) {
    guard isRunning else { return }
    refresh()
    graph.open(url)
    refresh()
  }

  private static func root<Application: App>(of type: Application.Type) -> any View {
    AppView(app: type.init())
  }

  private func type(_ character: Character, into input: TextInput) {
    switch character {
    case "\n", "\r":
      if input.isMultiline {
        input.text.wrappedValue.append("\n")
      } else {
        submit(input)
      }
    case "\u{8}", "\u{7F}":
      var text = input.text.wrappedValue
      if !text.isEmpty { text.removeLast() }
      input.text.wrappedValue = text
    default: input.text.wrappedValue.append(character)
    }
    setNeedsDisplay()
  }

  /// Runs what the app does on return; then the keyboard goes, unless the app has moved focus.
  private func submit(_ input: TextInput) {
    for action in input.onSubmit { action() }
    refresh()
    if graph.focus.focused == input.id { graph.focus.move(to: nil, among: inputs) }
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
  private func updateViews() {
    guard !isRefreshing else { return }
    graph.queue.beginRefresh()
    graph.update()
    graph.queue.endRefresh()
  }

  private func setNeedsDisplay() {
    screen = nil
    cached = nil
  }

  /// Evaluates what changed, lays the screen out and tells views that they came or went, until
  /// nothing changes any more.
  private func refresh() {
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
      var screen = Screen(root: root, name: name, device: heldDevice)
      inputs = screen.collector.inputs
      if graph.focus.reconcile(with: inputs) {
        screen = Screen(root: root, name: name, device: heldDevice)
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
