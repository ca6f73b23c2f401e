import TerminalModel

/// Reacting to the mouse.
extension ExplorerMind {
  /// Lines that a notch of the wheel moves.
  private static let wheelLines = 3

  /// Takes in what a person did with the mouse.
  mutating func receive(_ event: MouseEvent) -> [ExplorerEffect] {
    let hit = hit(column: event.column, row: event.row)
    switch event.kind {
    case .press where event.button == .left:
      view.grip = grip(at: event, hit)
      return press(hit)
    case .release where event.button == .left:
      return release(event)
    case .doublePress where event.button == .left: return pressTwice(hit)
    case .drag where event.button == .left:
      if case .divider(let divider) = view.grip {
        drag(divider, to: event)
        return []
      }
      // Along the timeline, the run follows the mouse.
      if case .stop(let index) = hit, index != run.state.position { return press(hit) }
      return []
    case .scrollUp: return scroll(hit, by: -Self.wheelLines)
    case .scrollDown: return scroll(hit, by: Self.wheelLines)
    case .press, .doublePress, .drag, .release: return []
    }
  }

  /// What a drag from here would move.
  private func grip(at event: MouseEvent, _ hit: ExplorerHit) -> MouseGrip? {
    if case .pane(.app, _) = hit { return .app(event) }
    guard pages.isEmpty, typing.prompt == nil else { return nil }
    switch hit {
    case .tab, .nothing:
      return layout.divider(column: event.column, row: event.row).map { .divider($0.name) }
    default: return nil
    }
  }

  private mutating func press(_ hit: ExplorerHit) -> [ExplorerEffect] {
    notice = nil
    switch hit {
    case .pane(let pane, let item):
      view.focus = pane
      if let item { moveTo(item, in: pane) }
    case .tab(let pane): view.focus = pane
    case .pageItem(let item): if !pages.isEmpty { moveTo(item) }
    case .hint(let command): return invoke(command)
    case .stop(let index):
      view.focus = .timeline
      return meets(.host) ? travel(to: index) : []
    case .completion(let item): choose(completion: item)
    case .page, .nothing: break
    }
    return []
  }

  private mutating func pressTwice(_ hit: ExplorerHit) -> [ExplorerEffect] {
    switch hit {
    case .pane(let pane, let item?):
      view.focus = pane
      moveTo(item, in: pane)
      return isEnabled(.select) ? invoke(.select) : []
    case .pageItem(let item):
      moveTo(item)
      return isEnabled(.select) ? invoke(.select) : []
    case .tab(let pane):
      view.focus = pane
      view.isZoomed.toggle()
      return []
    case .completion(let item):
      choose(completion: item)
      return takePromptKey(.enter)
    default: return press(hit)
    }
  }

  private mutating func scroll(_ hit: ExplorerHit, by lines: Int) -> [ExplorerEffect] {
    switch hit {
    case .pane(let pane, _): if pages.isEmpty { move(by: lines, in: pane) }
    case .pageItem, .page: move(by: lines)
    case .stop:
      let command = lines < 0 ? ExplorerCommand.stepBack : .stepForward
      return isEnabled(command) ? run(command, argument: "") : []
    default: break
    }
    return []
  }
}
