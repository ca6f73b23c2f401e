/// Places children one after another along an axis.
///
/// As in SwiftUI, space is offered to the least flexible children first, so that fixed content
/// keeps its size; spacers share what is left.
struct StackRule: ArrangingRule {
  nonisolated static let defaultSpacing: CGFloat = 8

  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    if let ideal = idealProposal(for: proposal), areLinedUpByFraction(children) {
      var (length, breadth) = (totalSpacing(children), CGFloat.zero)
      for child in children {
        let size = size(of: child, for: ideal)
        length += along(size)
        breadth = max(breadth, across(size))
      }
      return make(along: length, across: breadth)
    }
    let proposals = proposals(for: proposal, children)
    let sizes = sizes(of: children, for: proposals)
    let length = sizes.reduce(0) { $0 + along($1) } + totalSpacing(children)
    let lines = lines(of: children, sizes, proposals)
    let breadth = zip(sizes, lines).map { across($0) + $1 }.max() ?? 0
    return make(along: length, across: breadth)
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let proposals = proposals(for: proposal, children)
    let sizes = sizes(of: children, for: proposals)
    let lines = lines(of: children, sizes, proposals)
    var breadth: CGFloat = 0
    for index in sizes.indices { breadth = max(breadth, across(sizes[index]) + lines[index]) }
    // A container may have made the stack wider or narrower than it is.
    let spare = (across(size) - breadth) * (key.fraction ?? 0)
    var offset: CGFloat = 0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for index in children.indices {
      let position = lines[index] + spare
      let origin =
        axis == .vertical ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      offset += along(sizes[index])
      if index + 1 < children.count { offset += gap(children[index], children[index + 1]) }
      placements.append(
        Placement(frame: CGRect(origin: origin, size: sizes[index]), proposal: proposals[index]))
    }
    return placements
  }

  /// The alignment across the stack.
  private var key: AlignmentKey {
    axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
  }

  /// How far each child is from the stack's side, so that their guides line up.
  private func lines(
    of children: [LayoutItem], _ sizes: [CGSize], _ proposals: [ProposedSize]
  ) -> [CGFloat] {
    if let fraction = key.fraction, areLinedUpByFraction(children) {
      var lines: [CGFloat] = []
      lines.reserveCapacity(sizes.count)
      var breadth: CGFloat = 0
      for size in sizes { breadth = max(breadth, across(size)) }
      for size in sizes { lines.append((breadth - across(size)) * fraction) }
      return lines
    }
    let guides = children.indices.map { index in
      ViewDimensions(children[index], size: sizes[index], proposal: proposals[index])[key]
    }
    // Spacers have no breadth, hence no line either.
    let line = children.indices.filter { !children[$0].isSpacer }.map { guides[$0] }.max() ?? 0
    return children.indices.map { children[$0].isSpacer ? 0 : line - guides[$0] }
  }

  /// Whether the size of each child alone tells where its guide is.
  ///
  /// Stacks may have thousands of children, of which one has changed: no closures here, which would
  /// ask for the executor each.
  private func areLinedUpByFraction(_ children: [LayoutItem]) -> Bool {
    let key = key
    guard key.fraction != nil else { return false }
    for child in children where !child.hasPlainGuides(key) { return false }
    return true
  }

  private func sizes(of children: [LayoutItem], for proposals: [ProposedSize]) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(children.count)
    for index in children.indices {
      sizes.append(size(of: children[index], for: proposals[index]))
    }
    return sizes
  }

  /// What every child is offered where the stack may be as long as it likes.
  private func idealProposal(for proposal: ProposedSize) -> ProposedSize? {
    guard (axis == .vertical ? proposal.height : proposal.width) == nil else { return nil }
    return proposal
  }

  /// What each child is offered when the stack is offered some space.
  private func proposals(
    for proposal: ProposedSize, _ children: [LayoutItem]
  ) -> [ProposedSize] {
    let offeredAcross = axis == .vertical ? proposal.width : proposal.height
    if let ideal = idealProposal(for: proposal) {
      return [ProposedSize](repeating: ideal, count: children.count)
    }
    let offered = (axis == .vertical ? proposal.height : proposal.width) ?? 0
    if children.count == 1 { return [propose(along: offered, across: offeredAcross)] }
    return share(offered, across: offeredAcross, among: children)
  }

  /// Shares a length among children: by priority, and the least flexible first.
  private func share(
    _ offered: CGFloat, across: CGFloat?, among children: [LayoutItem]
  ) -> [ProposedSize] {
    let unknown = propose(along: 0, across: across)
    var result = [ProposedSize](repeating: unknown, count: children.count)
    var left = offered - totalSpacing(children)
    let minimum = children.map { along($0.size(for: unknown)) }
    let flexibility = children.indices.map { index in
      along(children[index].size(for: propose(along: unboundedLength, across: across)))
        - minimum[index]
    }
    let priorities = children.map(\.stackPriority)
    let order = children.indices.sorted { one, other in
      if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
      if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
      return one < other
    }
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
      // Children of lower priority are owed their minimum before this group shares the rest.
      let owed = order[end...].reduce(0) { $0 + minimum[$1] }
      for place in start..<end {
        let share = max(0, (left - owed) / CGFloat(end - place))
        let child = order[place]
        result[child] = propose(along: share, across: across)
        left -= along(size(of: children[child], for: result[child]))
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
    if first.isSpacer || second.isSpacer { return 0 }
    guard axis == .vertical, let leading = second.textLeading, first.textLeading != nil else {
      return Self.defaultSpacing
    }
    return leading
  }

  private func totalSpacing(_ children: [LayoutItem]) -> CGFloat {
    if let spacing { return spacing * CGFloat(max(0, children.count - 1)) }
    var total: CGFloat = 0
    for index in children.indices.dropFirst() { total += gap(children[index - 1], children[index]) }
    return total
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
