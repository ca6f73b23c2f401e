public import Foundation

/// Remembers how to take changes back, as Foundation has it on Apple's systems.
///
/// Changes registered while one is taken back are how to make it again. All changes of one turn of
/// the app make up one step, unless the app groups them itself.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Step {
    var actions: [() -> Void]
    var name: String
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var groups: [Step] = []
  private var disabled = 0

  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// How many steps are kept; all when 0.
  open var levelsOfUndo = 0
  /// Whether the changes of a turn make up one step.
  open var groupsByEvent = true
  /// Whether the outermost group is the one of this turn.
  private var isTurnGroupOpen = false

  /// Creates a manager that knows of no change.
  nonisolated public override init() { super.init() }

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undoSteps.isEmpty || groups.contains { !$0.actions.isEmpty } }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether changes are remembered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { groups.count }
  /// What the change to take back is called.
  open var undoActionName: String { (groups.first ?? undoSteps.last)?.name ?? "" }
  /// What the change to make again is called.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// "Undo", and what would be undone.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// "Redo", and what would be made again.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ word: String, _ name: String) -> String {
    name.isEmpty ? word : "\(word) \(name)"
  }

  /// Remembers how a change is taken back.
  ///
  /// - Parameters:
  ///   - target: What is changed; it is not kept alive.
  ///   - handler: Takes the change back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      if let target { handler(target) }
    }
    beginTurnGroup()
    guard groups.isEmpty else { return groups[groups.count - 1].actions.append(action) }
    push(Step(actions: [action], name: ""))
  }

  /// Begins the group of this turn, which its end ends.
  private func beginTurnGroup() {
    guard groupsByEvent, groups.isEmpty else { return }
    groups.append(Step(actions: [], name: ""))
    isTurnGroupOpen = true
    DispatchQueue.main.async { [weak self] in self?.endTurnGroup() }
  }

  /// Ends the group of a turn; one that the app has left open within it stays.
  private func endTurnGroup() {
    guard isTurnGroupOpen, groups.count == 1 else { return }
    isTurnGroupOpen = false
    endUndoGrouping()
  }

  private func push(_ step: Step) {
    if isUndoing { return redoSteps.append(step) }
    if !isRedoing { redoSteps = [] }
    undoSteps.append(step)
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
  }

  /// Names the latest change.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[groups.count - 1].name = actionName
    } else if isUndoing {
      if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// Begins a group of changes that are taken back together.
  open func beginUndoGrouping() {
    if !isUndoing, !isRedoing { beginTurnGroup() }
    groups.append(Step(actions: [], name: ""))
  }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = groups.popLast(), !group.actions.isEmpty else { return }
    guard let place = groups.indices.last else { return push(group) }
    groups[place].actions += group.actions
    if groups[place].name.isEmpty { groups[place].name = group.name }
  }

  /// Takes the latest change back.
  open func undo() {
    while !groups.isEmpty { endUndoGrouping() }
    isTurnGroupOpen = false
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Runs a step backwards; what is registered meanwhile becomes one step the other way.
  private func run(_ step: Step) {
    beginUndoGrouping()
    for action in step.actions.reversed() { action() }
    if groups[groups.count - 1].name.isEmpty { groups[groups.count - 1].name = step.name }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoSteps, redoSteps, groups) = ([], [], [])
    isTurnGroupOpen = false
  }

  /// Remembers no changes until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }

  /// Remembers changes again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}

extension UndoManager {
  /// Remembers how a change in a store of data is taken back; such are made on the main thread, by code
  /// that does not say so.
  ///
  /// - Parameters:
  ///   - store: Where the change was made; it is not kept alive.
  ///   - action: Takes the change back.
  nonisolated package func register(_ store: AnyObject, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let (store, action) = (store, action)
    MainActor.assumeIsolated { registerUndo(withTarget: store) { _ in action() } }
  }
}
