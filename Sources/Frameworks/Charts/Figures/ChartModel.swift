import Foundation
import SimulatedUI

/// A chart as far as it does not depend on its size: which values are on its axes, and what its marks
/// look like.
struct ChartModel {
  /// The marks and what belongs to them.
  let content: MarkCollection
  /// What modifiers say.
  let settings: ChartSettings
  /// From where to where marks go that are put on one another.
  let stacks: MarkStacks
  /// Where values are from left to right; nil where no mark has one.
  let x: PositionScale?
  /// Where values are from top to bottom; nil where no mark has one.
  let y: PositionScale?
  /// The colours that stand for values.
  let colors: CategoryScale<AnyShapeStyle>
  /// The shapes that stand for values.
  let symbols: CategoryScale<AnyChartSymbolShape>
  /// The kinds of lines that stand for values.
  let lines: CategoryScale<StrokeStyle>
  /// The areas of points that stand for names.
  let sizes: CategoryScale<CGFloat>
  /// The values by which marks stand side by side, in order.
  let positions: [DataValue]

  /// What the axes show.
  let axisItems: [AxisItems.Item]

  /// The marks.
  var marks: [Mark] { content.marks }

  /// Works out a chart.
  @MainActor init(_ content: MarkCollection, _ settings: ChartSettings) {
    self.content = content
    self.settings = settings
    let marks = content.marks
    stacks = MarkStacks(marks)
    x = ScaleInference(marks, stacks, isHorizontal: true).scale(settings.x)
    y = ScaleInference(marks, stacks, isHorizontal: false).scale(settings.y)
    colors = settings.looks.colors.scale(
      for: marks.compactMap(\.style.foregroundBy), usual: Self.usualColors)
    symbols = settings.looks.symbols.scale(
      for: marks.compactMap(\.style.symbol.by), usual: Self.usualSymbols)
    lines = settings.looks.lines.scale(
      for: marks.compactMap(\.style.lineStyleBy), usual: Self.usualLines)
    sizes = settings.looks.sizes.scale(
      for: marks.compactMap(\.style.symbol.sizeBy), usual: [30, 60, 100, 150, 210])
    var seen: Set<DataValue> = []
    positions = marks.compactMap(\.style.position?.by.value).filter { seen.insert($0).inserted }
    axisItems =
      AxisItems(settings.x, x, marks, isHorizontal: true).items
      + AxisItems(settings.y, y, marks, isHorizontal: false).items
  }

  /// The colours of values, in the order in which Swift Charts takes them (Apple's documentation,
  /// pictures of `foregroundStyle(by:)`).
  private static let usualColors: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }

  private static let usualSymbols: [AnyChartSymbolShape] = [
    BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross,
    .asterisk,
  ].map { AnyChartSymbolShape($0) }

  private static let usualLines: [StrokeStyle] = [
    StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [4, 4]),
    StrokeStyle(lineWidth: 2, dash: [1, 3]), StrokeStyle(lineWidth: 2, dash: [8, 4]),
  ]

  /// What VoiceOver says of the chart as a whole.
  var audioGraph: AudioGraph {
    func label(_ extent: KeyPath<Mark, Mark.Extent>) -> String {
      marks.lazy.compactMap { $0[keyPath: extent].data.first?.label }.first ?? ""
    }
    let series = Set(marks.filter { $0.kind != .rule }.map(\.seriesKey))
    return AudioGraph(xAxis: label(\.x), yAxis: label(\.y), seriesCount: max(1, series.count))
  }

  /// What a mark is painted in.
  func color(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.style.foreground { return style }
    return mark.style.foregroundBy.flatMap { colors[$0.value] } ?? AnyShapeStyle(Color.accentColor)
  }

  /// How the line of a mark is drawn.
  func stroke(of mark: Mark, width: CGFloat) -> StrokeStyle {
    mark.style.lineStyle ?? mark.style.lineStyleBy.flatMap { lines[$0.value] }
      ?? StrokeStyle(lineWidth: width)
  }

  /// The shape that a point is drawn in; nil where it has none.
  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    let own = mark.style.symbol.shape ?? mark.style.symbol.by.flatMap { symbols[$0.value] }
    return own ?? (mark.kind == .point ? AnyChartSymbolShape(BasicChartSymbolShape.circle) : nil)
  }
}
