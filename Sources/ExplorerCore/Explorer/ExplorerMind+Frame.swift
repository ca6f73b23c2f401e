package import TerminalModel

/// Draws the explorer: a function of the model and the terminal's size.
package func render(_ explorer: ExplorerMind, size: TerminalSize) -> CellGrid {
  FrameRenderer.draw(explorer.frame(in: size), memo: explorer.memory.drawing)
}

/// The values that a frame is drawn from.
extension ExplorerMind {
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
        language: language, subtitles: subtitles),
      panes: panes, clock: " \(run.shownTime.momentText) s ", timeline: timeline,
      page: pages.front.map { PageInput(page: page($0), cursor: $0.cursor, filter: $0.filter) },
      prompt: prompt, bar: bar(columns: size.columns))
  }

  /// What a pane shows.
  func pane(_ pane: Pane) -> PaneInput {
    PaneInput(
      content: content(of: pane), filter: pane.isSearched ? nil : view.filters[pane],
      cursor: view.cursors[pane])
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
}
