/// How one kind of item measures itself and places its children.
@MainActor package protocol LayoutRule {
  /// The size taken of a proposal.
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize

  /// Places the children within the item's rectangle.
  ///
  /// - Parameters:
  ///   - children: What is placed.
  ///   - rect: The item's rectangle, in points of the screen.
  ///   - insets: How far bars and safe areas reach into the rectangle.
  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets)

  /// Places the children of an item that has taken its size of a proposal; rules that offer
  /// children space by what they were offered themselves, implement this and not the other.
  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize)

  /// Where an alignment guide is that the item or something in it sets; nil when nothing does.
  ///
  /// - Parameters:
  ///   - key: The guide that is asked for.
  ///   - size: What the item has taken of the proposal.
  ///   - proposal: What the item was offered.
  ///   - children: What is in the item.
  /// - Returns: The distance from the item's upper leading corner, in points.
  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat?

  /// Whether the rule itself sets guides other than baselines of text.
  var setsGuides: Bool { get }

  /// Whether the item reaches under bars and into safe areas, as scrolling containers do.
  func reachesEdges(_ children: [LayoutItem]) -> Bool

  /// How far text stays from text above it, in points; nil for anything that is no text.
  func textLeading(_ children: [LayoutItem]) -> CGFloat?
}

extension LayoutRule {
  package func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children { child.place(in: rect, insets: insets) }
  }

  package func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    place(children, in: rect, insets: insets)
  }

  package func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    guard children.count == 1 else { return nil }
    return children[0].guide(key, in: size, proposal: proposal)
  }

  package var setsGuides: Bool { false }

  package func reachesEdges(_ children: [LayoutItem]) -> Bool { false }

  package func textLeading(_ children: [LayoutItem]) -> CGFloat? { nil }
}

/// Lays all children out as it is laid out itself.
struct PassthroughRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children.reduce(CGSize.zero) { size, child in
      let other = child.size(for: proposal)
      return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children { child.place(in: rect, insets: insets, proposal: proposal) }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }

  func textLeading(_ children: [LayoutItem]) -> CGFloat? {
    children.count == 1 ? children[0].textLeading : nil
  }
}

/// A leaf of fixed size.
struct FixedRule: LayoutRule {
  let size: CGSize

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize { size }
}

/// A leaf that takes all the space there is, under bars too.
struct CoverRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// A leaf that takes all the space it is offered, such as a colour.
struct FillRule: LayoutRule {
  var ideal = CGSize(width: 10, height: 10)

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }
}
