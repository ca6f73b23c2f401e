import Foundation
import SimulatedUI

/// A chart with its legend.
struct ChartLegendFrame<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  private var legend: LegendSettings { model.settings.legend }

  var body: some View {
    let spacing = legend.spacing ?? 8
    if !isShown {
      content
    } else if legend.position.isAbove {
      VStack(alignment: legend.horizontal, spacing: spacing) {
        ChartLegend(model: model)
        content
      }
    } else if legend.position == .leading {
      HStack(alignment: legend.vertical, spacing: spacing) {
        ChartLegend(model: model, isColumn: true)
        content
      }
    } else if legend.position == .trailing {
      HStack(alignment: legend.vertical, spacing: spacing) {
        content
        ChartLegend(model: model, isColumn: true)
      }
    } else if legend.position == .overlay {
      content.overlay(alignment: legend.alignment ?? .center) { ChartLegend(model: model) }
    } else {
      VStack(alignment: legend.horizontal, spacing: spacing) {
        content
        ChartLegend(model: model)
      }
    }
  }

  private var isShown: Bool {
    guard legend.visibility != .hidden else { return false }
    return legend.content != nil || !LegendEntry.entries(of: model).isEmpty
  }
}

extension LegendSettings {
  /// Where a legend above or below stands.
  fileprivate var horizontal: HorizontalAlignment { alignment?.horizontal ?? .leading }

  /// Where a legend at a side stands.
  fileprivate var vertical: VerticalAlignment { alignment?.vertical ?? .top }
}

extension AnnotationPosition {
  /// Whether it is above something.
  var isAbove: Bool { name.hasPrefix("top") }

  /// Whether it is below something.
  var isBelow: Bool { name.hasPrefix("bottom") }
}
