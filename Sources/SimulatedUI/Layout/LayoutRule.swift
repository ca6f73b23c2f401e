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

  /// Whether the item reaches under bars and into safe areas, as scrolling containers do.
  func reachesEdges(_ children: [LayoutItem]) -> Bool
}

extension LayoutRule {
  package func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children { child.place(in: rect, insets: insets) }
  }

  package func reachesEdges(_ children: [LayoutItem]) -> Bool { false }
}

/// Lays all children out as it is laid out itself.
struct PassthroughRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children.reduce(CGSize.zero) { size, child in
      let other = child.size(for: proposal)
      return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }
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
