import Foundation
import SimulatedUI

/// A plot area with the labels of axes on some of its sides.
struct AxisFrame<Content: View>: View {
  let model: ChartModel
  let memory: ChartMemory
  let edges: Set<Edge>
  @ViewBuilder let content: Content

  var body: some View {
    let labels = model.axisItems.filter { item in
      edges.contains(item.edge) && item.isShownLabel
    }
    AxisFrameLayout(model: model, edges: edges) {
      content
      ForEach(labels.indices, id: \.self) { index in
        AxisLabel(item: labels[index]).layoutValue(key: AxisPlaceKey.self, value: labels[index])
      }
    }
  }
}

extension AxisItems.Item {
  /// Whether it is a label that says something.
  var isShownLabel: Bool {
    guard case .label(let content) = part.kind else { return false }
    if case .view = content { return true }
    return !text.isEmpty
  }
}

/// A label of an axis.
private struct AxisLabel: View {
  let item: AxisItems.Item

  var body: some View {
    label
      .font(item.part.font ?? .caption2)
      .foregroundStyle(item.part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      .lineLimit(1)
  }

  @ViewBuilder private var label: some View {
    if case .label(.view(let view)) = item.part.kind {
      view
    } else {
      Text(verbatim: item.text)
    }
  }
}

/// Where a label stands.
private struct AxisPlaceKey: LayoutValueKey {
  static var defaultValue: AxisItems.Item? { nil }
}

/// Gives the labels of axes their room, and the plot area what is left.
struct AxisFrameLayout: Layout {
  let model: ChartModel
  let edges: Set<Edge>

  /// Between the plot area and a label, where the app says nothing: a tick and some air.
  private static let gap: CGFloat = 6
  /// Below a plot area that scrolls, for labels that scroll with it.
  static let scrolledRoom: CGFloat = 22

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: proposal.height ?? 200)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let plot = subviews.first else { return }
    let labels = subviews.dropFirst()
    let insets = insets(of: labels)
    let inner = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(1, bounds.width - insets.leading - insets.trailing),
      height: max(1, bounds.height - insets.top - insets.bottom))
    plot.place(at: inner.origin, proposal: ProposedViewSize(inner.size))
    var area = inner
    if !edges.contains(.bottom) { area.size.height -= model.roomBelow }
    for label in labels { place(label, at: area, in: bounds) }
  }

  private func insets(of labels: Slice<Subviews>) -> EdgeInsets {
    var insets = EdgeInsets()
    for label in labels {
      guard let item = label[AxisPlaceKey.self] else { continue }
      let size = label.sizeThatFits(.unspecified)
      let gap = gap(of: item)
      switch item.edge {
      case .leading: insets.leading = max(insets.leading, size.width + gap)
      case .trailing: insets.trailing = max(insets.trailing, size.width + gap)
      case .top: insets.top = max(insets.top, size.height + gap)
      case .bottom: insets.bottom = max(insets.bottom, size.height + gap)
      }
    }
    if edges.contains(.leading), !labels.isEmpty { insets.top = max(insets.top, 6) }
    return insets
  }

  private func gap(of item: AxisItems.Item) -> CGFloat {
    let isAtSide = item.edge == .leading || item.edge == .trailing
    let placement = item.part.placement
    return (isAtSide ? placement.horizontalSpacing : placement.verticalSpacing) ?? Self.gap
  }

  private func place(_ label: LayoutSubview, at area: CGRect, in bounds: CGRect) {
    guard let item = label[AxisPlaceKey.self] else { return }
    let layout = MarkLayout(model, size: area.size)
    let gap = gap(of: item)
    let size = label.sizeThatFits(.unspecified)
    let isHorizontal = item.edge == .top || item.edge == .bottom
    let place = layout.place(of: item, isHorizontal: isHorizontal) ?? 0
    let anchor = item.part.placement.anchor ?? item.edge.labelAnchor
    var point: CGPoint
    switch item.edge {
    case .leading: point = CGPoint(x: area.minX - gap, y: area.minY + place)
    case .trailing: point = CGPoint(x: area.maxX + gap, y: area.minY + place)
    case .top: point = CGPoint(x: area.minX + place, y: area.minY - gap)
    case .bottom: point = CGPoint(x: area.minX + place, y: area.maxY + gap)
    }
    point.x += item.part.offset.width
    point.y += item.part.offset.height
    if isHorizontal {
      // A label at an end stays in the chart.
      let left = point.x - size.width * anchor.x
      let inside = min(max(left, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
      point.x += inside - left
    }
    label.place(at: point, anchor: anchor, proposal: .unspecified)
  }
}

extension Edge {
  /// The point of a label beside the plot area that stands at its value.
  fileprivate var labelAnchor: UnitPoint {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}

extension MarkLayout {
  /// Where a part of an axis is along that axis.
  func place(of item: AxisItems.Item, isHorizontal: Bool) -> CGFloat? {
    if let middle = item.middle { return isHorizontal ? xPlace(middle) : yPlace(middle) }
    let datum = Datum(label: "", value: item.value)
    return isHorizontal ? x(datum) : y(datum)
  }
}
