import ElementModel

extension BarCollector {
  /// How high the search field and what belongs to it are together, in points.
  var searchHeight: CGFloat {
    search.reduce(0) { $0 + $1.size(for: ProposedSize(width: 320, height: nil)).height }
  }

  /// A navigation bar with the search field below its row.
  ///
  /// - Parameters:
  ///   - bar: The bar without the field.
  ///   - height: The height of the bar without the field, in points.
  /// - Returns: The bar to show.
  func addSearch(to bar: LayoutItem, height: CGFloat) -> LayoutItem {
    guard !search.isEmpty else { return bar }
    let element = bar.element
    bar.element = nil
    let outer = LayoutItem(
      id: bar.id, rule: SearchableBarRule(height: height), children: [bar] + search,
      element: element)
    outer.isOpaque = true
    outer.elevation = bar.elevation
    return outer
  }
}

/// Places search fields below the row of a navigation bar.
private struct SearchableBarRule: LayoutRule {
  let height: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let width = proposal.width ?? 320
    let fields = children.dropFirst().reduce(0) {
      $0 + $1.size(for: ProposedSize(width: width, height: nil)).height
    }
    return CGSize(width: width, height: height + fields)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var y = rect.minY
    for (index, child) in children.enumerated() {
      let height =
        index == 0 ? height : child.size(for: ProposedSize(width: rect.width, height: nil)).height
      child.place(in: CGRect(x: rect.minX, y: y, width: rect.width, height: height))
      y += height
    }
  }
}
