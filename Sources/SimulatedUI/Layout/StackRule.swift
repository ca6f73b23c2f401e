/// Places children one after another along an axis.
///
/// As in SwiftUI, space is offered to the least flexible children first, so that fixed content
/// keeps its size and spacers share what is left.
struct StackRule: LayoutRule {
  static let defaultSpacing: CGFloat = 8

  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let sizes = sizes(for: proposal, children)
    let length = sizes.reduce(0) { $0 + along($1) } + totalSpacing(children)
    let breadth = sizes.map(across).max() ?? 0
    return make(along: length, across: breadth)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let sizes = sizes(for: ProposedSize(rect.size), children)
    var offset = axis == .vertical ? rect.minY : rect.minX
    for (index, child) in children.enumerated() {
      let size = sizes[index]
      var frame = alignment.place(size, in: rect)
      if axis == .vertical { frame.origin.y = offset } else { frame.origin.x = offset }
      child.place(in: frame)
      offset += along(size)
      if index + 1 < children.count { offset += gap(child, children[index + 1]) }
    }
  }

  /// The size of each child when the stack is offered some space.
  private func sizes(for proposal: ProposedSize, _ children: [LayoutItem]) -> [CGSize] {
    let offeredAcross = axis == .vertical ? proposal.width : proposal.height
    guard let offered = axis == .vertical ? proposal.height : proposal.width else {
      return children.map { size(of: $0, for: propose(along: nil, across: offeredAcross)) }
    }
    var result = [CGSize](repeating: .zero, count: children.count)
    var left = offered - totalSpacing(children)
    let minimum = children.map {
      along($0.size(for: propose(along: 0, across: offeredAcross)))
    }
    let flexibility = children.indices.map { index in
      along(children[index].size(for: propose(along: unboundedLength, across: offeredAcross)))
        - minimum[index]
    }
    let order = children.indices.sorted { one, other in
      let (first, second) = (children[one].layoutPriority, children[other].layoutPriority)
      if first != second { return first > second }
      if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
      return one < other
    }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].layoutPriority
      let end =
        order[start...].firstIndex { children[$0].layoutPriority != priority } ?? order.count
      // Children of lower priority are owed their minimum before this group shares the rest.
      let owed = order[end...].reduce(0) { $0 + minimum[$1] }
      for place in start..<end {
        let share = max(0, (left - owed) / CGFloat(end - place))
        let child = order[place]
        let size = size(of: children[child], for: propose(along: share, across: offeredAcross))
        result[child] = size
        left -= along(size)
      }
      start = end
    }
    return result
  }

  /// The size a child takes; a spacer has none across the stack.
  private func size(of child: LayoutItem, for proposal: ProposedSize) -> CGSize {
    let size = child.size(for: proposal)
    return child.isSpacer ? make(along: along(size), across: 0) : size
  }

  private func gap(_ first: LayoutItem, _ second: LayoutItem) -> CGFloat {
    if let spacing { return spacing }
    return first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing
  }

  private func totalSpacing(_ children: [LayoutItem]) -> CGFloat {
    zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func make(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func propose(along: CGFloat?, across: CGFloat?) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: across, height: along) : ProposedSize(width: along, height: across)
  }
}
