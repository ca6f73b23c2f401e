package import ElementModel
package import Foundation
import SimulatedUIKit
import VirtualTime

/// A running app as the host drives it: launched, looked at, tapped and typed into.
@MainActor package final class SimulatedApp {
  /// As few changed nodes as this are worth an attempt, however small the app.
  private static let fewNodes = 16

  private let makeRoot: @MainActor () -> any View
  private let name: String
  private let upright: Device
  /// What a single view is shown in that is no app; nil for an app.
  let stageTraits: Traits?
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
  /// The edit mode of lists that are in no navigation stack.
  private(set) var editMode = EditModeStore()
  private(set) var screen: Screen?
  /// How often nodes have been built since the app was launched: to tell how much a change costs.
  package var nodeBuilds: Int { graph.nodeBuilds }
  /// How often the whole screen has been built; changes of single views do not need it.
  package private(set) var screenBuilds = 0
  /// How often bodies of the app's views have been run since it was launched.
  package var bodyEvaluations: Int { graph.bodyEvaluations }
  /// How often rows of lists, lazy stacks and lazy grids have been evaluated.
  package var rowEvaluations: Int { graph.rowWork.evaluations }
  /// How often rows of lists, lazy stacks and lazy grids have been built.
  package var rowBuilds: Int { graph.rowWork.builds }
  private let version = ScreenVersion()
  /// What the last build of the whole screen reported; it outlives the screen while one types.
  private var scene = SceneCollector()
  private var visible: [(id: Int, memory: LifecycleMemory)] = []
  private(set) var transitions = 0
  private var isRefreshing = false
  /// Whether views may have come or gone that have not been told.
  private var hasNewLifecycle = false

  /// Prepares an app; nothing of it runs before ``launch()``.
  package init(_ app: any App.Type, name: String, device: Device = .standard) {
    self.name = name
    upright = device
    stageTraits = nil
    makeRoot = { Self.root(of: app) }
  }

  /// Prepares an app whose delegate makes its windows; nothing of it runs before ``launch()``.
  package init(
    delegate: @escaping @MainActor () -> any UIApplicationDelegate, name: String,
    device: Device = .standard
  ) {
    self.name = name
    upright = device
    stageTraits = nil
    makeRoot = {
      UIApplication.shared.forgetWindows(isOfUIKit: true)
      AppDelegates.make(delegate)
      return UIWindowContent()
    }
  }

  /// Prepares an app whose only window shows a view.
  package init(view: @escaping @MainActor () -> any View, name: String, device: Device = .standard)
  {
    self.name = name
    upright = device
    stageTraits = nil
    makeRoot = { AnyView(existential: view()) }
  }

  /// Prepares to show a view that is no app: nothing of the system is told of it.
  init(staged view: any View, on device: Device, in traits: Traits) {
    name = ""
    upright = device
    stageTraits = traits
    makeRoot = { AnyView(existential: view) }
  }

  /// Whether a keyboard comes up with focus; a hardware keyboard keeps it away.
  package var showsKeyboard = true

  /// The device as it is held.
  package var device: Device { upright.turned(to: surroundings.orientation) }

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
    SystemScreens.photoScreen = PhotoGrid.screen
    graph = ViewGraph()
    editMode = EditModeStore()
    graph.queue.setRefresh { [weak self] in self?.refresh() }
    graph.whenTransitionBegins { [weak self] duration, label in
      self?.beginTransition(duration, label: label)
    }
    TextMetrics.adoptMeasure()
    graph.whenDropped { [weak self] carried, point in
      self?.screen?.emitter.root.innermost(at: point)?.drop(carried, at: point)
    }
    graph.whenAskedToScroll { [weak self] in self?.scroll(to: $0, anchor: $1) }
    surroundings.phase = .active
    hovered = []
    if stageTraits == nil {
      connectKeyboard()
      UIDevice.current.name = upright.name
      AppDelegates.forget()
    }
    VirtualTime.runAsApp { begin() }
    refresh()
  }

  /// Makes the app and its first views.
  private func begin() {
    let view = makeRoot()
    if stageTraits == nil {
      AppDelegates.launch()
      tellTraits()
    }
    let node = ViewNode(view: view, graph: graph, parent: nil, environment: environment)
    root = node
    version.leave(.empty)
    node.evaluate()
  }

  /// Ends the app; tasks of its views are cancelled.
  package func terminate() {
    guard let root else { return }
    for entry in visible { entry.memory.task?.cancel() }
    visible = []
    graph.whenTransitionBegins { _, _ in }
    root.remove()
    self.root = nil
    scene = SceneCollector()
    setNeedsDisplay()
    transitions = 0
    dispatcher.stop()
    graph.queue.stop()
  }

  /// The accessibility tree of the screen, brought up to date first.
  package func snapshot() -> ElementTree {
    guard isRunning else { return .empty }
    refresh()
    return screen?.emitter.tree ?? .empty
  }

  /// Whether the screen is up to date without being brought so.
  package var isSettled: Bool { root == nil || screen != nil && graph.isUpToDate }

  /// A number of the current screen: as long as it stays the same, so does the snapshot.
  ///
  /// To compare numbers costs nothing and lets a snapshot go, so that it need not be copied when
  /// an element changes.
  package var screenVersion: Int { version.number(of: snapshot()) }

  /// How often bodies of a type of view have been run since the app was launched.
  package func bodyEvaluations<Content: View>(of type: Content.Type) -> Int {
    graph.bodyEvaluations(of: type)
  }

  var inputs: [TextInput] { scene.textInputs }

  private static func root<Application: App>(of type: Application.Type) -> any View {
    UIApplication.shared.forgetWindows()
    return AppView(app: type.init())
  }

  private func beginTransition(_ duration: Duration, label: String) {
    if StillChanges.isOn || !UIView.areAnimationsEnabled { return }
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
    VirtualTime.runAsApp { graph.update() }
    graph.queue.endRefresh()
  }

  /// Has the whole screen built again at the next look, whatever has changed.
  package func setNeedsDisplay() {
    screen?.leave()
    screen = nil
  }

  /// Evaluates what changed, lays the screen out and tells views that they came or went, until
  /// nothing changes any more.
  func refresh() {
    guard let root, !isRefreshing, screen == nil || !graph.isUpToDate else { return }
    isRefreshing = true
    let queue = graph.queue
    queue.beginRefresh()
    defer {
      isRefreshing = false
      StillChanges.end()
      queue.endRefresh()
    }
    VirtualTime.runAsApp { settle(root) }
  }

  /// Evaluates, lays out and tells, until nothing changes any more.
  private func settle(_ root: ViewNode) {
    for _ in 0..<ViewGraph.maximumPasses {
      graph.update()
      if graph.takeLayoutRequest() { setNeedsDisplay() }
      if !updateScreen(graph.takeEvaluated()) { buildScreen(root) }
      if graph.followsPlacement { _ = screen?.emitter }
      // Rows that were only thought to show have not appeared: views are told once all is placed.
      if isRunning, graph.isUpToDate, graph.rowWork.takeInSight() || hasNewLifecycle {
        updateLifecycle(scene.lifecycle)
      }
      if isRunning, graph.isUpToDate, stageTraits == nil { announceKeyboard() }
      if !isRunning || graph.isUpToDate { return }
    }
    if hasNewLifecycle { updateLifecycle(scene.lifecycle) }
  }

  /// Shows what some nodes make now on the screen there is.
  ///
  /// - Returns: Whether that was possible.
  private func updateScreen(_ nodes: [ViewNode]) -> Bool {
    // When most has changed, to build everything is less work.
    guard let screen, nodes.count <= max(Self.fewNodes, graph.nodes.count / 2) else {
      return false
    }
    var update = ScreenUpdate(of: screen)
    guard update.show(nodes) else { return false }
    // The keyboard's keys depend on the text of its input, such as whether a capital comes next.
    return !update.hasInputs
      || !graph.focus.reconcile(with: inputs) && !screen.needsKeyboard(of: graph)
  }

  /// Builds the whole screen and tells views that they came or went.
  private func buildScreen(_ root: ViewNode) {
    setNeedsDisplay()
    screenBuilds += 1
    var screen = Screen(root: root, name: name, device: device, version: version)
    scene = screen.collector
    if graph.focus.reconcile(with: inputs) {
      screen = Screen(root: root, name: name, device: device, version: version)
      scene = screen.collector
    }
    self.screen = screen
    hasNewLifecycle = true
  }

  /// Tells nodes that are newly on the screen, and those no longer there.
  private func updateLifecycle(_ nodes: [ViewNode]) {
    hasNewLifecycle = false
    var seen: Set<Int> = []
    let current = nodes.filter { $0.isInSight && seen.insert($0.id).inserted }
    let before = Set(visible.map(\.id))
    let gone = visible.filter { !seen.contains($0.id) }
    visible = current.map { ($0.id, $0.memory(LifecycleMemory())) }
    // As in SwiftUI, the new screen has appeared before the old one has disappeared.
    for entry in visible where !before.contains(entry.id) {
      entry.memory.isVisible = true
      entry.memory.appear()
    }
    for entry in gone {
      entry.memory.isVisible = false
      entry.memory.disappear()
    }
  }
}
