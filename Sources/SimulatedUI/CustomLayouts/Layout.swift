/// A way to lay out views that an app defines.
public protocol Layout {
  /// What a layout works out once and uses often.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What containers around should know.
  static var layoutProperties: LayoutProperties { get }

  /// Works out what is used often.
  func makeCache(subviews: Subviews) -> Cache

  /// Works out anew what is used often, after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How much space the layout wants around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size taken of a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the layout sets a guide, in points of the bounds; nil when it does not.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the layout sets a guide, in points of the bounds; nil when it does not.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What containers around a layout should know.
public struct LayoutProperties: Sendable {
  /// Along which axis the layout stacks views; nil when it does not.
  public var stackOrientation: Axis?

  /// Creates properties of a layout that is no stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Works everything out again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The usual space, unless all views want none.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }

  /// No guide is set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// No guide is set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Lays views out.
  @MainActor @preconcurrency public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Views that an app's own layout lays out.
struct LayoutContainer<Arrangement: Layout, Content: View>: View, PrimitiveView {
  let layout: Arrangement
  let content: Content

  func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let reference = ItemReference()
    let rule =
      (layout as? any RuleMaking)?.makeRule(for: reference)
      ?? CustomLayoutRule(layout: layout, reference: reference)
    let items = node.buildStack(rule, in: context)
    reference.item = items.first
    return items
  }
}

/// A layout that knows its rule itself.
protocol RuleMaking {
  /// Makes the rule.
  ///
  /// - Parameter reference: Refers to the item that the rule is for.
  /// - Returns: The rule.
  @MainActor func makeRule(for reference: ItemReference) -> any LayoutRule
}
