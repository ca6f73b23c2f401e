import SourceModel
import TerminalModel

/// The page of the test pyramid.
extension OverlayDocument {
  /// A line of the page.
  struct PyramidLine {
    var line: StyledLine
    /// The test that it is of.
    var test: String?
  }

  /// The layers, then the UI tests that repeat what lower tests show; those that are runnable can be
  /// chosen.
  static func pyramid(_ model: ExplorerModel) -> OverlayDocument {
    let lines = pyramidLines(model)
    return OverlayDocument(
      title: "Pyramid",
      document: PaneDocument(count: lines.count, anchor: 0) { item, _ in [lines[item].line] },
      isList: true)
  }

  /// The lines of the page, from the current index and what was observed so far.
  static func pyramidLines(_ model: ExplorerModel) -> [PyramidLine] {
    let pyramid = TestPyramid(index: model.index, observations: model.observations)
    var lines = [PyramidLine(line: StyledLine(" " + PyramidText.head(pyramid), .dim))]
    for level in pyramid.levels {
      let isCurrent = model.layering?.layer == level.layer
      let text = PyramidText.line(of: level, isObserved: pyramid.isObserved)
      lines.append(PyramidLine(line: StyledLine(" " + text, isCurrent ? .title : .text)))
    }
    lines.append(PyramidLine(line: StyledLine()))
    guard !pyramid.repetitions.isEmpty else {
      let observed = pyramid.levels.reduce(0) { $0 + $1.observedCount }
      let text =
        observed < pyramid.count
        ? "\(observed) of \(pyramid.count) tests were run; pomelo list --run runs all."
        : "No UI test reaches what lower tests show already."
      return lines + [PyramidLine(line: StyledLine(" " + text, .dim))]
    }
    let title = " UI tests that reach what lower tests show already"
    lines.append(PyramidLine(line: StyledLine(title, .title)))
    var last = ""
    for repetition in pyramid.repetitions {
      if repetition.test != last {
        var line = StyledLine(" " + repetition.test)
        line.addTrailing("\(PyramidText.extent(of: repetition.test, in: pyramid)) ", .dim)
        lines.append(PyramidLine(line: line, test: repetition.test))
      }
      last = repetition.test
      var line = StyledLine("   \(repetition.viewModel)", .accent)
      line.add("  as \(PyramidText.lowerTests(of: repetition))", .dim)
      lines.append(PyramidLine(line: line, test: repetition.test))
    }
    return lines
  }
}
