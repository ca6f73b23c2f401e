package import TerminalModel

/// Draws the explorer: a function of the model and the terminal's size.
///
/// Where no more than selections of panes have moved since the last frame, no more is asked about.
package func render(_ explorer: ExplorerMind, size: TerminalSize) -> CellGrid {
  let memo = explorer.memory.drawing
  let scene = explorer.scene(in: size)
  let moved = scene.flatMap {
    FrameRenderer.move(to: explorer.cursors, in: $0, memo: memo, pane: explorer.pane)
  }
  return moved ?? FrameRenderer.draw(explorer.frame(in: size), of: scene, memo: memo)
}

/// The values that a frame is drawn from.
extension ExplorerMind {
  /// What tells whether panes, the timeline and the bar of a terminal are those of another frame; nil
  /// while something stands before them.
  fileprivate func scene(in size: TerminalSize) -> SceneKey? {
    guard pages.isEmpty, typing.prompt == nil else { return nil }
    return SceneKey(
      models: model.stampsWithoutCursors, size: size, notice: notice, isMoved: isMoved,
      hasElement: lookedAtID != nil)
  }

  /// What a terminal of a size shows.
  func frame(in claimed: TerminalSize) -> FrameInput {
    let size = TerminalSize(columns: min(claimed.columns, 1_000), rows: min(claimed.rows, 1_000))
    let layout = layout(in: size)
    var panes = [Pane: PaneInput](minimumCapacity: layout.slots.count)
    var subtitles = [Pane: String](minimumCapacity: layout.slots.count)
    for slot in layout.slots {
      let pane = pane(slot.pane)
      panes[slot.pane] = pane
      subtitles[slot.pane] = pane.content.subtitle + (view.filters[slot.pane]?.mark ?? "")
    }
    return FrameInput(
      outline: OutlineInput(
        size: size, layout: layout, focus: view.focus, theme: preferences.theme,
        language: language, prefix: identifierPrefix, subtitles: subtitles),
      panes: panes, clock: " \(run.shownTime.momentText) s ", timeline: timeline,
      page: pages.front.map {
        PageInput(
          page: page($0), cursor: $0.cursor, filter: $0.filter, display: view.pictures)
      },
      prompt: prompt, bar: bar(in: size))
  }

  /// What the identifiers of the project share.
  var identifierPrefix: IdentifierPrefix { memory.identifierPrefix(of: project.$index) }

  /// What a pane shows.
  func pane(_ pane: Pane) -> PaneInput {
    PaneInput(
      content: content(of: pane), filter: pane.isSearched ? nil : view.filters[pane],
      cursor: cursors[pane])
  }

  /// What the timeline shows.
  var timeline: TimelineInput {
    TimelineInput(
      record: run.$record, position: run.state.position,
      isFocused: view.focus == .timeline && pages.isEmpty)
  }

  /// Where everything is.
  var layout: ExplorerLayout { layout(in: view.size) }

  /// Where everything is in a terminal of a size.
  func layout(in size: TerminalSize) -> ExplorerLayout {
    ExplorerLayout(
      size: size, panes: panes, focus: view.focus, isZoomed: view.isZoomed,
      arrangement: preferences.arrangement, sizes: view.sizes)
  }

  /// Whether more than what is shown is drawn in a terminal of a size.
  func hasChrome(in size: TerminalSize) -> Bool {
    ExplorerLayout.hasChrome(preferences.arrangement, isZoomed: view.isZoomed, in: size)
  }
}
