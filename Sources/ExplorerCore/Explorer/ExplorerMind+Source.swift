import SessionProtocol
import SourceModel

/// Choosing the place that Source shows.
extension ExplorerMind {
  /// The call that Source shows, unless a person chose another place.
  var shownFrame: SourceFrame? {
    let stack = run.state.stack
    return stack.indices.contains(view.stackLevel) ? stack[view.stackLevel] : stack.last
  }

  /// The place that Source shows.
  var shownLocation: SourceLocation? {
    view.sourceTarget ?? shownFrame.map(SourceLocation.init) ?? project.testLocation
  }
}
