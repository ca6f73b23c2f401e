import SessionProtocol
import SourceModel

/// Choosing the place that Source shows.
extension ExplorerMind {
  /// The call that Source shows, unless a person chose another place.
  var shownFrame: SourceFrame? {
    let stack = run.state.stack
    return stack.indices.contains(view.stackLevel) ? stack[view.stackLevel] : stack.last
  }

  /// The values of the call that Source shows.
  var shownValues: CallValues? {
    let last = run.state.stack.count - 1
    return run.state.calls[min(view.stackLevel, last)]
  }

  /// The values that stand beside the lines of a file.
  func lineValues(in file: String?) -> LineValues {
    guard let values = shownValues, shownFrame?.file == file else { return LineValues() }
    return LineValues(values)
  }

  /// The place that Source shows.
  var shownLocation: SourceLocation? {
    view.sourceTarget ?? shownFrame.map(SourceLocation.init) ?? project.testLocation
  }
}
