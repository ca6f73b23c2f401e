/// Places the rows of a lazy stack or grid one after another, as far as they are built.
struct LazyStackRule: LayoutRule {
  /// What a child is.
  struct Slot {
    /// The elements that made it.
    var tags: [RowTag] = []
    /// The rows without views that it stands for.
    var run: RowRun?
    /// Whether it takes a line of its own, as the header of a section does.
    var isWide = false
    /// Whether it stays at the edge while its section shows.
    var isPinned = false
    /// The section it belongs to.
    var section = 0
  }

  /// Where everything lies, from the start of the content.
  struct Arrangement {
    var spans: [RowSpan] = []
    /// Place and size of each child: along the content, and across.
    var frames: [CGRect] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
  }

  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat
  /// The columns of a grid, or rows of one that goes on sideways; none for a stack.
  var tracks: [GridItem] = []
  var trackSpacing: CGFloat?
  let slots: [Slot]
  let rows: LazyRows?
  /// The number of the build that made the children.
  let build: Int
  let scroller: ScrollContainer?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let offered = axis == .vertical ? proposal.width : proposal.height
    let arrangement = arrange(children, across: offered)
    return make(along: arrangement.length, across: offered ?? arrangement.breadth)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let arrangement = arrange(children, across: across(rect.size))
    var rect = rect
    if let correction = rows?.takeCorrection(arrangement.spans, build: build),
      abs(correction) > 0.01,
      let scroller
    {
      scroller.correct(
        by: axis == .vertical ? CGPoint(x: 0, y: correction) : CGPoint(x: correction, y: 0))
      scroller.layOutAgain()
      rect =
        axis == .vertical
        ? rect.offsetBy(dx: 0, dy: -correction) : rect.offsetBy(dx: -correction, dy: 0)
    }
    let shown = shownPart(of: rect)
    for (index, child) in children.enumerated() {
      var frame = arrangement.frames[index]
      if slots[index].isPinned { frame = pinned(frame, index, arrangement, from: shown.low) }
      child.place(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
    }
    if let scroller { rows?.showRows(of: children, in: scroller.bounds) }
    rows?.follow(arrangement.spans, from: shown.low, to: shown.high, build: build)
  }

  /// The part of the content that shows.
  private func shownPart(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    let bounds = scroller?.bounds ?? CGRect(x: 0, y: 0, width: 1400, height: 1400)
    return axis == .vertical
      ? (bounds.minY - rect.minY, bounds.maxY - rect.minY)
      : (bounds.minX - rect.minX, bounds.maxX - rect.minX)
  }

  /// Keeps a header at the edge while some of its section shows.
  private func pinned(
    _ frame: CGRect, _ index: Int, _ arrangement: Arrangement, from low: CGFloat
  ) -> CGRect {
    let section = slots[index].section
    let last = slots.lastIndex { $0.section == section } ?? index
    let edge = scroller.map { start($0.viewport) - start($0.bounds) } ?? 0
    let lowest = arrangement.spans[last].end - length(frame.size)
    let wanted = min(max(start(frame), low + edge), max(start(frame), lowest))
    return axis == .vertical
      ? CGRect(x: frame.minX, y: wanted, width: frame.width, height: frame.height)
      : CGRect(x: wanted, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func arrange(_ children: [LayoutItem], across offered: CGFloat?) -> Arrangement {
    let columns = GridTracks(tracks, spacing: trackSpacing, length: offered)
    var result = Arrangement()
    result.frames = [CGRect](repeating: .zero, count: children.count)
    var y: CGFloat = 0
    var line: [(index: Int, size: CGSize)] = []
    var column = 0
    func endLine() {
      let height = line.map { length($0.size) }.max() ?? 0
      for (place, entry) in line.enumerated() {
        let first = column - line.count
        let track = columns.track(at: first + place, breadth: offered ?? across(entry.size))
        let cell = make(y, track.start, height, track.length)
        let frame = (track.alignment ?? alignment).place(entry.size, in: cell)
        result.frames[entry.index] = tracks.isEmpty ? stacked(frame, at: y) : frame
        result.spans[entry.index].start = y
        result.spans[entry.index].end = y + height + spacing
        result.breadth = max(result.breadth, track.start + track.length)
      }
      if !line.isEmpty { y += height + spacing }
      line = []
      column = 0
    }
    for (index, child) in children.enumerated() {
      let slot = slots.indices.contains(index) ? slots[index] : Slot()
      result.spans.append(
        RowSpan(tags: slot.tags, run: slot.run, start: y, end: y, columns: columns.count))
      if let run = slot.run {
        let lead = column
        if !line.isEmpty { endLine() }
        let total = lead + run.offsets.count
        let lines = (total + columns.count - 1) / columns.count
        // A line that others have begun is theirs.
        let own = lead > 0 ? lines - 1 : lines
        let start = lead > 0 ? result.spans[index - 1].start : y
        y += CGFloat(max(0, own)) * run.source.extent
        result.spans[index].start = start
        result.spans[index].end = max(start, y)
        result.frames[index] = make(start, 0, max(0, y - start), offered ?? 0)
        result.spans[index].lead = lead
        column = total % columns.count
        if column > 0 { y -= run.source.extent }
        continue
      }
      if slot.isWide, column > 0 || !line.isEmpty { endLine() }
      let track = columns.track(at: slot.isWide ? 0 : column, breadth: offered ?? 0)
      let space = slot.isWide || tracks.isEmpty ? offered : track.length
      line.append((index, child.size(for: propose(across: space))))
      column += 1
      if slot.isWide || column >= columns.count { endLine() }
    }
    endLine()
    result.length = max(0, y - (children.isEmpty ? 0 : spacing))
    return result
  }

  /// A stack's child stands at its line's start, however it is aligned across.
  private func stacked(_ frame: CGRect, at start: CGFloat) -> CGRect {
    axis == .vertical
      ? CGRect(x: frame.minX, y: start, width: frame.width, height: frame.height)
      : CGRect(x: start, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func start(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.minY : rect.minX }

  private func make(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func make(_ start: CGFloat, _ side: CGFloat, _ along: CGFloat, _ across: CGFloat)
    -> CGRect
  {
    axis == .vertical
      ? CGRect(x: side, y: start, width: across, height: along)
      : CGRect(x: start, y: side, width: along, height: across)
  }

  private func propose(across: CGFloat?) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: across, height: nil) : ProposedSize(width: nil, height: across)
  }
}
