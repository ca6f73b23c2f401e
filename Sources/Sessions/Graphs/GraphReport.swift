package import SourceModel

/// A navigation graph as text, in each of its formats.
package enum GraphReport {
  /// Writes a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - format: How.
  ///   - title: What it is the graph of: the name of the project.
  /// - Returns: The text, without a line feed at its end; nothing in it is a control character
  ///   besides line feeds.
  /// - Throws: `EncodingError`, for no graph that was read from sources.
  package static func text(
    of graph: NavigationGraph, as format: GraphFormat, title: String
  ) throws -> String {
    switch format {
    case .text: GraphLines(graph: graph, title: title).lines.joined(separator: "\n")
    case .dot: GraphDOT(graph: graph, title: title).text
    case .svg: GraphPicture(graph: graph, title: title).text
    case .json: try JSONLine.text(of: GraphDocument(graph, title: title))
    }
  }
}
