public import SimulatedUI

/// The plot area of a chart, as a view that modifiers change.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The marks and lines.
  public var body: some View { content }
}
