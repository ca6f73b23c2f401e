/// Lets content have the space under bars.
struct EdgeReachingRule: LayoutRule {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children {
      if insets == EdgeInsets() {
        // Something around keeps clear of bars: grow beyond it where it meets them.
        let around = child.parent?.safeArea(around: rect) ?? EdgeInsets()
        child.place(
          filling: rect.outset(by: around.keeping(ignored(around))), insets: EdgeInsets(),
          alignment: .center)
      } else {
        child.place(filling: rect, insets: kept(insets), alignment: .center)
      }
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }

  private func kept(_ insets: EdgeInsets) -> EdgeInsets {
    var kept = insets
    if regions.contains(.container) {
      if edges.contains(.top) { kept.top = 0 }
      if edges.contains(.leading) { kept.leading = 0 }
      if edges.contains(.bottom) { kept.bottom = 0 }
      if edges.contains(.trailing) { kept.trailing = 0 }
    }
    if regions.contains(.keyboard), edges.contains(.bottom) { kept.keyboard = 0 }
    return kept
  }

  /// The edges where content grows.
  private func ignored(_ around: EdgeInsets) -> Edge.Set {
    regions.contains(.container) ? edges : around.keyboard > 0 ? edges.intersection(.bottom) : []
  }
}

extension EdgeInsets {
  /// The insets of some edges.
  func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? max(bottom, keyboard) : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Insets that are larger by others.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    var sum = self
    sum.top += other.top
    sum.leading += other.leading
    sum.bottom += other.bottom
    sum.trailing += other.trailing
    if keyboard > 0 { sum.keyboard += other.bottom }
    return sum
  }
}

extension CGRect {
  /// The rectangle with some space around it.
  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}

/// Puts a bar at one side of content, which keeps clear of it as of the bars of the system.
struct SafeAreaBarRule: LayoutRule {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    guard children.count == 2 else { return PassthroughRule().size(for: proposal, children) }
    let extra = reserved(children[1], proposal)
    let size = PaddingRule(insets: extra).size(for: proposal, [children[0]])
    guard children[0].reachesEdges else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    guard children.count == 2 else {
      return PassthroughRule().place(children, in: rect, insets: insets, proposal: proposal)
    }
    let safe = rect.inset(by: insets)
    let offer = ProposedSize(safe.size)
    let bar = children[1]
    children[0].place(
      filling: rect, insets: insets.adding(reserved(bar, offer)), alignment: .center)
    bar.place(in: alignment.place(bar, for: offer, in: safe), proposal: offer)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.first?.reachesEdges ?? false }

  /// What the bar takes of the content's space.
  private func reserved(_ bar: LayoutItem, _ proposal: ProposedSize) -> EdgeInsets {
    let size = bar.size(for: proposal)
    let length = spacing + (edge == .top || edge == .bottom ? size.height : size.width)
    return EdgeInsets(Edge.Set(edge), length)
  }
}

/// Keeps content clear of some space at its sides as of the bars of the system.
struct SafeAreaPaddingRule: LayoutRule {
  let insets: EdgeInsets

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    reachesEdges(children)
      ? PassthroughRule().size(for: proposal, children)
      : PaddingRule(insets: insets).size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets outer: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children {
      child.place(filling: rect, insets: outer.adding(insets), alignment: .center)
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }
}
