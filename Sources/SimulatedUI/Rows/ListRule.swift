import ElementModel

/// Places the rows of a list or form below each other.
struct ListRule: LayoutRule {
  /// What a child is.
  struct Slot {
    /// The elements that made it.
    var tags: [RowTag]
    /// The rows without views that it stands for.
    var run: RowRun?
    /// Whether a section starts with it.
    var startsSection = false
  }

  let isGrouped: Bool
  let slots: [Slot]
  let scroller: ScrollContainer
  let rows: LazyRows?
  /// The number of the build that made the children.
  let build: Int
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat = 20

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let margin: CGFloat = isGrouped ? 16 : 0
    let safe = rect.inset(by: insets)
    let width = max(0, safe.width - 2 * margin)
    let (spans, heights) = arrange(children, width: width)
    let end = spans.last?.end ?? (isGrouped ? 20 : 0)
    if let correction = rows?.takeCorrection(spans, build: build), correction != 0 {
      scroller.correct(by: CGPoint(x: 0, y: correction))
    }
    let size = CGSize(width: safe.width, height: end + (isGrouped ? 20 : 0))
    scroller.place(content: size, in: safe, bounds: rect)
    let top = safe.minY - scroller.offset.y
    for (index, child) in children.enumerated() {
      child.place(
        in: CGRect(
          x: safe.minX + margin, y: top + spans[index].start, width: width, height: heights[index]))
    }
    rows?.showRows(of: children, in: rect)
    rows?.follow(spans, from: rect.minY - top, to: rect.maxY - top, build: build)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }

  private func arrange(
    _ children: [LayoutItem], width: CGFloat
  ) -> (spans: [RowSpan], heights: [CGFloat]) {
    var y: CGFloat = isGrouped ? 20 : 0
    var spans: [RowSpan] = []
    var heights: [CGFloat] = []
    for (index, child) in children.enumerated() {
      let slot = slots.indices.contains(index) ? slots[index] : Slot(tags: [])
      let start = y
      if slot.startsSection { y += sectionSpacing }
      let height: CGFloat
      if let run = slot.run {
        height = CGFloat(run.offsets.count) * run.source.extent
        y += height
      } else {
        height = child.size(for: ProposedSize(width: width, height: nil)).height
        y += height + rowSpacing
      }
      heights.append(height)
      // The gap before a section belongs to it, so that all of the content is some row's.
      spans.append(
        RowSpan(
          tags: slot.tags, run: slot.run, start: slot.run == nil ? y - height - rowSpacing : start,
          end: y))
    }
    return (spans, heights)
  }
}

/// Lays out the contents of one row.
struct CellRule: LayoutRule {
  static let minimumHeight: CGFloat = 44
  static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Points that the sign of a row that leads on takes beside its content.
  static let disclosureWidth: CGFloat = 18

  var insets = Self.insets
  var minimumHeight = Self.minimumHeight

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let widest = children.map(insets(of:)).max { $0.trailing < $1.trailing }
    let size = PaddingRule(insets: widest ?? insets).size(for: proposal, children)
    return CGSize(
      width: proposal.width ?? size.width, height: max(minimumHeight, size.height))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets outer: EdgeInsets) {
    for child in children {
      // A button or link is the whole row, so that a tap anywhere on the row reaches it.
      if child.element?.type == .button || child.element?.type == .disclosureTriangle {
        child.place(in: rect, contentInsets: insets(of: child))
      } else {
        let inner = rect.inset(by: insets)
        child.place(
          in: Alignment.leading.place(
            child.size(for: ProposedSize(width: inner.width, height: nil)), in: inner))
      }
    }
  }

  /// The room around what a child shows.
  private func insets(of child: LayoutItem) -> EdgeInsets {
    var insets = insets
    if child.element?.traits.contains(.disclosure) == true {
      insets.trailing += Self.disclosureWidth
    }
    return insets
  }
}
