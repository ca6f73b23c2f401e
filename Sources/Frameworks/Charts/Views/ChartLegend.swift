import Foundation
import SimulatedUI

/// The looks of a chart with the values that they stand for.
struct ChartLegend: View {
  let model: ChartModel
  var isColumn = false

  var body: some View {
    if let content = model.settings.legend.content {
      content
    } else {
      let entries = LegendEntry.entries(of: model)
      LegendLayout(isColumn: isColumn) {
        ForEach(entries.indices, id: \.self) { index in
          Text(verbatim: entries[index].name)
            .font(.caption)
            .foregroundStyle(.secondary)
            .drawn(with: [entries[index].sign])
            .padding(.leading, 14)
        }
      }
    }
  }
}

/// A value with the look that stands for it.
struct LegendEntry {
  /// The value in words.
  let name: String
  /// What is drawn before the words.
  let sign: Figure.Shape

  /// All values with their looks.
  @MainActor static func entries(of model: ChartModel) -> [LegendEntry] {
    let circle = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    let rect = CGRect(x: -14, y: 3, width: 9, height: 9)
    let grey = AnyShapeStyle(Color.gray)
    func entry(_ value: DataValue) -> LegendEntry {
      let symbol = model.symbols[value] ?? circle
      return LegendEntry(
        name: ValueWords.spoken(value),
        sign: Figure.Shape(
          path: symbol.path(in: rect), style: model.colors[value] ?? grey,
          stroke: symbol.isOutline ? StrokeStyle(lineWidth: 1.5) : nil))
    }
    let colors = model.colors.values.filter { $0.place == nil || model.colors.values.count <= 12 }
    let others = (model.symbols.values + model.lines.values).filter { !colors.contains($0) }
    var seen: Set<DataValue> = []
    return (colors + others).filter { seen.insert($0).inserted }.map(entry)
  }
}

/// Puts the entries of a legend side by side, in as many rows as they take, or below each other.
struct LegendLayout: Layout {
  let isColumn: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let places = places(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, places(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func places(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      let isNew = isColumn ? rowHeight > 0 : origin.x > 0 && origin.x + size.width > width + 0.5
      if isNew {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + 4)
        rowHeight = 0
      }
      defer { origin.x += size.width + 8 }
      rowHeight = max(rowHeight, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}
