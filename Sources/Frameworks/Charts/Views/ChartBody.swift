import Foundation
import SimulatedUI

/// A chart with what modifiers around say of it.
struct ChartBody: View {
  let content: MarkCollection
  @Environment(\.chartSettings) private var settings
  @State private var memory = ChartMemory()

  var body: some View {
    let model = ChartModel(content, settings)
    let proxy = ChartProxy(model: model, place: memory.place)
    return ChartLegendFrame(model: model) {
      ChartTitleFrame(settings: settings) {
        AxisFrame(model: model, memory: memory, edges: [.leading, .trailing]) {
          PlotContainer(model: model, memory: memory)
        }
        .background(ChartLayers(layers: settings.layers.backgrounds, proxy: proxy, memory: memory))
        .overlay(ChartLayers(layers: settings.layers.overlays, proxy: proxy, memory: memory))
      }
    }
    .environment(\.chartSettings, ChartSettings())
    .accessibilityElement(children: .contain)
    .drawn(with: [])
    .audioGraph(model.audioGraph)
  }
}

/// What a chart keeps while its data changes.
@MainActor final class ChartMemory {
  /// Where the plot area is.
  let place = PlotPlace()
  /// How often the plot area has got another size.
  let changes = PlotChanges()
  /// Who follows the content where it scrolls.
  let follower = ScrollFollower()
  /// The value that shows first, as the app was told or has said.
  var shown: (x: DataValue?, y: DataValue?) = (nil, nil)
}

/// Views over or under a chart, once it is known where the plot area is.
private struct ChartLayers: View {
  let layers: [LayerSettings.Layer]
  let proxy: ChartProxy
  let memory: ChartMemory

  var body: some View {
    if memory.changes.count > 0 {
      ForEach(layers.indices, id: \.self) { index in
        let layer = layers[index]
        Color.clear.allowsHitTesting(false).overlay(alignment: layer.alignment) {
          layer.content(proxy)
        }
      }
    }
  }
}
