import Foundation
import SimulatedUI

/// What modifiers around a chart say of it.
struct ChartSettings {
  /// The horizontal axis.
  var x = AxisSettings()
  /// The vertical axis.
  var y = AxisSettings()
  /// The looks that stand for values.
  var looks = LookSettings()
  /// The legend.
  var legend = LegendSettings()
  /// What lies behind and in front of it.
  var layers = LayerSettings()
  /// Told the value at the angle that is touched.
  var angleSelection: ((DataValue?) -> Void)?
  /// Makes the gesture that selects; the usual one when nil.
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  /// Along which axes it scrolls.
  var scrollableAxes: Axis.Set = []
}

/// What modifiers say of an axis.
struct AxisSettings {
  /// Whether it shows.
  var visibility = Visibility.automatic
  /// What it shows; the usual when nil.
  var groups: [AxisGroup]?
  /// What is written beside it.
  var labels: [AxisTitle] = []
  /// The values that it has; those of the data when nil.
  var domain: ((_ data: [DataValue]) -> DomainWish)?
  /// How values become places.
  var type: ScaleType?
  /// Points at the ends that stay free.
  var padding: PlotDimensionScaleRange?
  /// Told the value that is touched.
  var selection: ((DataValue?) -> Void)?
  /// Told the values that are touched with two fingers.
  var rangeSelection: (((DataValue, DataValue)?) -> Void)?
  /// How it scrolls.
  var scroll = AxisScrolling()
}

/// How an axis scrolls.
struct AxisScrolling {
  /// How much of the values shows, as a length of numbers or a number of names.
  var visibleLength: Double?
  /// The value that shows first.
  var position: DataValue?
  /// Told the value that shows first.
  var tell: ((DataValue) -> Void)?
  /// Where content comes to rest; anywhere when nil.
  var behavior: ValueAlignedChartScrollTargetBehavior?
}

/// What is written beside an axis.
struct AxisTitle {
  /// On which side of the plot area.
  var position: AnnotationPosition
  /// Where along it.
  var alignment: Alignment?
  /// How far it stays from what is beside it.
  var spacing: CGFloat?
  /// What it shows.
  var content: AnyView
}

/// What modifiers say of the looks that stand for values.
struct LookSettings {
  /// Colours.
  var colors = CategoryScaleWish<AnyShapeStyle>()
  /// Shapes of points.
  var symbols = CategoryScaleWish<AnyChartSymbolShape>()
  /// Kinds of lines.
  var lines = CategoryScaleWish<StrokeStyle>()
  /// Areas of points that stand for names, in square points.
  var sizes = CategoryScaleWish<CGFloat>()
  /// The smallest and largest area of points, in square points.
  var symbolAreas: ClosedRange<CGFloat>?
}

/// What modifiers say of the legend.
struct LegendSettings {
  /// Whether it shows.
  var visibility = Visibility.automatic
  /// On which side.
  var position = AnnotationPosition.automatic
  /// Where along it.
  var alignment: Alignment?
  /// How far it stays from the chart.
  var spacing: CGFloat?
  /// What it shows; the looks with their names when nil.
  var content: AnyView?
}

/// What lies behind and in front of a chart.
struct LayerSettings {
  /// A view over or under the whole chart.
  struct Layer {
    /// Where it is aligned.
    var alignment: Alignment
    /// Makes it.
    var content: (ChartProxy) -> AnyView
  }

  /// In front, first those furthest back.
  var overlays: [Layer] = []
  /// Behind, first those furthest back.
  var backgrounds: [Layer] = []
  /// Changes the plot area.
  var plotStyle: ((ChartPlotContent) -> AnyView)?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// What modifiers around say of charts.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something of the charts in the view.
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
