/// How a navigation graph is written.
package enum GraphFormat: String, CaseIterable, Sendable {
  /// Lines for a person at a terminal.
  case text
  /// The language of graphviz.
  case dot
  /// A picture, laid out by pomelo.
  case svg
  /// One JSON object.
  case json
}
