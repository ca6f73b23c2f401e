package import SourceModel
package import TerminalModel

/// A navigation graph as text, in each of its formats.
package enum GraphReport {
  /// Writes a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - format: How.
  ///   - title: What it is the graph of: the name of the project.
  /// - Returns: The text, without a line feed at its end.
  /// - Throws: `EncodingError`, for no graph that was read from sources.
  package static func text(
    of graph: NavigationGraph, as format: GraphFormat, title: String
  ) throws -> TerminalText {
    switch format {
    case .text:
      TerminalText(lines: GraphLines(graph: graph, title: title).lines.joined(separator: "\n"))
    case .dot: TerminalText(lines: GraphDOT(graph: graph, title: title).text)
    case .svg: TerminalText(lines: GraphPicture(graph: graph, title: title).text)
    case .json: try JSONLine.text(of: GraphDocument(graph, title: title))
    }
  }
}
