import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// What commands do.
extension ExplorerModel {
  /// Whether a command does something now.
  func isEnabled(_ command: ExplorerCommand) -> Bool {
    let isLive = isWaitingForHost || phase == .stopped
    let isOpen = !overlays.isEmpty
    // The graph shows where the run is: it goes on while the graph is open.
    let isCovered = isOpen && overlays.last?.kind != .graph
    switch command {
    case .stepInto, .stepOver, .stepOut, .goOn: return isLive && !isCovered
    case .pause: return phase == .running && !isCatchingUp && !isCovered
    case .stepBack:
      let canGoBack = record.stop(before: state.position) != nil || !queue.isEmpty
      return canGoBack && !isCovered && !isLost
    case .restart: return test != nil && !isLost && !isCovered
    case .showFailure: return hasFailure && overlays.last?.kind != .failure
    case .chooseTest: return !host.tests.isEmpty && overlays.last?.kind != .tests && !isLost
    case .chooseDevice: return test != nil && !isLost && !isOpen
    case .showGraph: return overlays.last?.kind != .graph
    case .showPyramid: return !host.tests.isEmpty && overlays.last?.kind != .pyramid && !isLost
    case .showImpact: return !isOpen
    case .select:
      return (overlays.last?.kind.isChoice == true && !isLost)
        || (!isOpen && (focus == .pages || focus == .chain))
    case .left, .right, .focusApp, .focusPages, .focusChain, .focusLive, .focusSource, .focusNext,
      .focusPrevious:
      return !isOpen
    case .zoomIn: return !isZoomed && !isOpen
    case .zoomOut: return isZoomed && !isOpen
    case .callerFrame: return !isOpen && stackLevel + 1 < state.stack.count
    case .calleeFrame: return !isOpen && (stackLevel > 0 || sourceTarget != nil)
    case .editSource: return shownLocation != nil
    case .close: return isOpen || !cursors.isEmpty || sourceTarget != nil || isZoomed
    case .help: return overlays.last?.kind != .help
    case .up, .down, .pageUp, .pageDown, .first, .last, .redraw, .suspend, .quit, .quitAtOnce:
      return true
    }
  }

  /// Whether there is something to say about what went wrong.
  private var hasFailure: Bool { state.failure != nil || state.ended?.status == .crashed }

  private var isLost: Bool { if case .lost = phase { true } else { false } }

  /// Runs a command that is enabled.
  mutating func perform(_ command: ExplorerCommand) -> [ExplorerEffect] {
    switch command {
    case .stepInto, .stepOver, .stepOut, .goOn: return step(command)
    case .pause: return pause()
    case .stepBack: return stepBack()
    case .restart: return startRun()
    case .showFailure: open(.failure)
    case .chooseTest: open(.tests)
    case .chooseDevice: open(.device)
    case .showPyramid: open(.pyramid)
    case .showGraph: showGraph()
    case .showImpact: open(selectedText.map(Overlay.Kind.impact) ?? .elements)
    case .help: open(.help)
    case .select: return select()
    case .focusApp: focus = .app
    case .focusPages: focus = .pages
    case .focusChain: focus = .chain
    case .focusLive: focus = .live
    case .focusSource: focus = .source
    case .focusNext: focus = focus.advanced(by: 1)
    case .focusPrevious: focus = focus.advanced(by: -1)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -pageRows)
    case .pageDown: move(by: pageRows)
    case .first: move(by: -Self.farAway)
    case .last: move(by: Self.farAway)
    case .left: fold(isExpanded: false)
    case .right: fold(isExpanded: true)
    case .zoomIn: isZoomed = true
    case .zoomOut: isZoomed = false
    case .callerFrame: showFrame(stackLevel + 1)
    case .calleeFrame: showFrame(sourceTarget == nil ? stackLevel - 1 : stackLevel)
    case .editSource: return editSource()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .close: close()
    case .quit:
      if overlays.isEmpty { return [.killRun, .quit] }
      overlays.removeLast()
    case .quitAtOnce: return [.killRun, .quit]
    }
    return []
  }

  /// Further than any pane is long.
  private static let farAway = 1 << 30

  mutating func open(_ kind: Overlay.Kind) {
    overlays.removeAll { $0.kind == kind }
    let selected =
      switch kind {
      case .tests: test.flatMap(host.tests.firstIndex)
      case .values(let setting): setting.values.firstIndex(of: device.value(of: setting))
      case .elements: markedElement
      case .impact: impactText(of: kind).firstIndex { $0.location != nil }
      case .network: networkChoices.firstIndex(of: network)
      case .help, .failure, .device, .pyramid, .graph: nil as Int?
      }
    overlays.append(Overlay(kind: kind, cursor: selected ?? 0))
  }

  private mutating func showGraph() {
    open(.graph)
    followGraph()
  }

  private mutating func close() {
    if !overlays.isEmpty {
      overlays.removeLast()
    } else if !cursors.isEmpty || sourceTarget != nil {
      follow()
    } else {
      isZoomed = false
    }
  }

  private mutating func showFrame(_ level: Int) {
    sourceTarget = nil
    stackLevel = min(max(0, level), max(0, state.stack.count - 1))
    cursors[.source] = nil
  }

  private func editSource() -> [ExplorerEffect] {
    guard let location = shownLocation else { return [] }
    let line = focus == .source ? cursors[.source].map { $0 + 1 } : nil
    return [.openEditor(file: location.file, line: line ?? location.line)]
  }

  // MARK: Moving

  /// Rows that a page key moves by.
  private var pageRows: Int {
    let layout = ExplorerLayout(size: size, focus: focus, isZoomed: isZoomed)
    return max(1, (layout.slot(of: focus)?.frame.rows ?? 12) - 3)
  }

  private mutating func move(by count: Int) {
    if let last = overlays.indices.last {
      let items = OverlayDocument.document(for: overlays[last].kind, model: self).count
      overlays[last].cursor = min(max(0, overlays[last].cursor + count), max(0, items - 1))
      return
    }
    let document = PaneDocument.document(for: focus, model: self)
    guard document.count > 0 else { return }
    // A place in the sources is what a host says, which may be no line of the file.
    let last = document.count - 1
    let start = min(max(0, cursors[focus] ?? document.anchor), last)
    cursors[focus] = min(max(0, start + count), last)
  }

  private mutating func fold(isExpanded: Bool) {
    guard let fold = PaneDocument.fold(at: cursor(of: focus), in: focus, model: self) else {
      return
    }
    folds[fold] = isExpanded
    if let document = cursors[focus].map({ _ in PaneDocument.document(for: focus, model: self) }) {
      cursors[focus] = min(cursors[focus] ?? 0, max(0, document.count - 1))
    }
  }

  /// The selected item of a pane.
  private func cursor(of pane: Pane) -> Int {
    cursors[pane] ?? PaneDocument.document(for: pane, model: self).anchor
  }

  private mutating func select() -> [ExplorerEffect] {
    if let overlay = overlays.last {
      return select(in: overlay)
    }
    if let location = PaneDocument.location(at: cursor(of: focus), in: focus, model: self) {
      sourceTarget = location
      cursors[.source] = nil
    }
    return []
  }

  private mutating func select(in overlay: Overlay) -> [ExplorerEffect] {
    switch overlay.kind {
    case .tests:
      guard host.tests.indices.contains(overlay.cursor) else { return [] }
      overlays = []
      test = host.tests[overlay.cursor]
      return startRun()
    case .pyramid:
      let lines = OverlayDocument.pyramidLines(self)
      guard lines.indices.contains(overlay.cursor), let chosen = lines[overlay.cursor].test,
        host.tests.contains(chosen)
      else { return [] }
      overlays = []
      test = chosen
      return startRun()
    case .device:
      guard DeviceSetting.allCases.indices.contains(overlay.cursor) else {
        open(.network)
        return []
      }
      open(.values(DeviceSetting.allCases[overlay.cursor]))
      return []
    case .values(let setting):
      guard setting.values.indices.contains(overlay.cursor) else { return [] }
      overlays = []
      return set(setting, to: setting.values[overlay.cursor])
    case .network:
      guard networkChoices.indices.contains(overlay.cursor) else { return [] }
      overlays = []
      return set(network: networkChoices[overlay.cursor])
    case .graph:
      guard let location = graph?.location(at: overlay.cursor) else { return [] }
      overlays = []
      sourceTarget = location
      cursors[.source] = nil
      focus = .source
      return []
    case .elements, .impact: return selectImpact(in: overlay)
    case .help, .failure: return []
    }
  }
}

extension Overlay.Kind {
  /// Whether enter does something with the selected line.
  var isChoice: Bool {
    switch self {
    case .tests, .device, .values, .network, .pyramid, .graph, .elements, .impact: true
    case .help, .failure: false
    }
  }
}
