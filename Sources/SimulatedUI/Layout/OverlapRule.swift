/// Places children over each other, as `ZStack` does.
struct OverlapRule: LayoutRule {
  let alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    isPlain(children)
      ? PassthroughRule().size(for: proposal, children) : bounds(of: children, proposal).size
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    guard insets == EdgeInsets(), !reachesEdges(children) else {
      for child in children { child.place(filling: rect, insets: insets, alignment: alignment) }
      return
    }
    for (child, frame) in zip(children, frames(of: children, in: rect, proposal)) {
      child.place(in: frame, proposal: proposal)
    }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    let frames = frames(of: children, in: CGRect(origin: .zero, size: size), proposal)
    return key.combine(
      zip(children, frames).compactMap { child, frame in
        child.guide(key, in: frame.size, proposal: proposal).map {
          $0 + (key.axis == .horizontal ? frame.minX : frame.minY)
        }
      })
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }

  private func isPlain(_ children: [LayoutItem]) -> Bool {
    children.allSatisfy {
      $0.hasPlainGuides(alignment.horizontal.key) && $0.hasPlainGuides(alignment.vertical.key)
    }
  }

  private func frames(
    of children: [LayoutItem], in rect: CGRect, _ proposal: ProposedSize
  ) -> [CGRect] {
    if isPlain(children) {
      return children.map { alignment.place($0.size(for: proposal), in: rect) }
    }
    let bounds = bounds(of: children, proposal)
    let whole = alignment.place(bounds.size, in: rect)
    return children.map {
      aligned($0, proposal).offsetBy(dx: whole.minX - bounds.minX, dy: whole.minY - bounds.minY)
    }
  }

  /// The smallest rectangle around all children, when the guides of all are at zero.
  private func bounds(of children: [LayoutItem], _ proposal: ProposedSize) -> CGRect {
    let frames = children.map { aligned($0, proposal) }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  private func aligned(_ child: LayoutItem, _ proposal: ProposedSize) -> CGRect {
    let size = child.size(for: proposal)
    let dimensions = ViewDimensions(child, size: size, proposal: proposal)
    return CGRect(
      x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
      width: size.width, height: size.height)
  }
}

extension LayoutItem {
  /// Makes one item of the content of a screen; several views stand below each other, as in
  /// SwiftUI.
  static func screen(
    id: Int, stackID: Int, items: [LayoutItem], element: ElementDescription? = nil
  ) -> LayoutItem {
    var items = items
    if items.count > 1 {
      let rule = StackRule(axis: .vertical, alignment: .top, spacing: nil)
      items = [LayoutItem(id: stackID, rule: rule, children: items)]
    }
    return LayoutItem(
      id: id, rule: OverlapRule(alignment: .center), children: items, element: element)
  }
}
