import ElementModel

/// What VoiceOver says when it is asked to describe a chart: which axes there are, and how many series
/// (a recording of "Describe Chart", https://zenn.dev/samekard_dev/articles/ecce5438dcd914).
package struct AudioGraph: Equatable {
  /// What the chart is called.
  package var title = ""
  /// What it says.
  package var summary = ""
  /// What the horizontal axis is of.
  package var xAxis = ""
  /// What the vertical axis is of.
  package var yAxis = ""
  /// How many series there are.
  package var seriesCount: Int

  /// Creates a description of axes and series.
  package init(xAxis: String, yAxis: String, seriesCount: Int) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.seriesCount = seriesCount
  }

  /// The sentences.
  package var text: String {
    var sentences = [title, summary].filter { !$0.isEmpty }
    if !xAxis.isEmpty { sentences.append("The X axis is \(xAxis)") }
    if !yAxis.isEmpty { sentences.append("The Y axis is \(yAxis)") }
    sentences.append(
      seriesCount == 1 ? "There's one data series" : "There are \(seriesCount) data series")
    return sentences.map { $0 + "." }.joined(separator: " ")
  }
}

extension AXChartDescriptor {
  /// What VoiceOver says of the chart.
  var audioGraph: AudioGraph {
    var graph = AudioGraph(
      xAxis: xAxis.title, yAxis: yAxis?.title ?? "", seriesCount: series.count)
    graph.title = title ?? ""
    graph.summary = summary ?? ""
    return graph
  }
}

/// Says what VoiceOver says of the chart that the content is.
private struct AudioGraphEffect: ViewEffect {
  let graph: AudioGraph

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items { item.adjustElements { $0.appearance.audioGraph = graph.text } }
    return items
  }
}

extension View {
  /// Says what VoiceOver says of the chart that the view is.
  package func audioGraph(_ graph: AudioGraph) -> some View {
    EffectView(content: self, effect: AudioGraphEffect(graph: graph))
  }
}
