/// Places children over each other, as `ZStack` does.
struct OverlapRule: LayoutRule {
  let alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children { child.place(filling: rect, insets: insets, alignment: alignment) }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }
}

/// Gives one child the say about size and fits the others to it: `background` and `overlay`.
struct LayeredRule: LayoutRule {
  let primary: Int
  let alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children[primary].size(for: proposal)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for (index, child) in children.enumerated() {
      if index == primary {
        child.place(in: rect, insets: insets)
      } else {
        child.place(in: alignment.place(child.size(for: ProposedSize(rect.size)), in: rect))
      }
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children[primary].reachesEdges }
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
