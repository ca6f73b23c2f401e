public import Foundation
public import SimulatedUI

extension View {
  /// Shows or hides the legends of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }

  /// Says where the legends of charts are.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Says where the legends of charts are, and what they show.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing)
      .chartSettings { $0.legend.content = content }
  }
}
