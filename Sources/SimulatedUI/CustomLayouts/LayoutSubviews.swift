/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let items: [LayoutItem]
  let log: PlacementLog
  /// Which way the layout goes; what it places from left to right is mirrored afterwards.
  public var layoutDirection: LayoutDirection

  @MainActor init(_ items: [LayoutItem]) {
    self.items = items
    log = PlacementLog()
    layoutDirection = items.first?.parent?.isMirrored == true ? .rightToLeft : .leftToRight
  }

  /// The index of the first view.
  public var startIndex: Int { items.startIndex }
  /// The index after that of the last view.
  public var endIndex: Int { items.endIndex }

  /// A view by its index.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(item: items[position], log: log)
  }

  /// Whether two collections are of the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.items.elementsEqual(right.items) { $0 === $1 }
  }

  /// The size that a rule gives the views.
  func size(by rule: any LayoutRule, for proposal: ProposedViewSize) -> CGSize {
    nonisolated(unsafe) let rule = rule
    return MainActor.assumeIsolated { rule.size(for: ProposedSize(proposal), items) }
  }

  /// Has a rule place the views.
  func place(by rule: any LayoutRule, in bounds: CGRect, proposal: ProposedViewSize) {
    nonisolated(unsafe) let rule = rule
    MainActor.assumeIsolated {
      log.placed.formUnion(items.map { ObjectIdentifier($0) })
      rule.place(items, in: bounds, insets: EdgeInsets(), proposal: ProposedSize(proposal))
    }
  }
}
