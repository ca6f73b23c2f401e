import SessionProtocol
import SourceModel
import TerminalModel

/// The page of the test pyramid: the layers, then the UI tests that repeat what lower tests show;
/// those that are runnable can be chosen.
struct PyramidPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  /// A line of the page.
  struct Line {
    var line: StyledLine
    /// The test that it is of.
    var test: String?
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .list(
      model.language.say("Pyramid", ja: "ピラミッド"), lines(model).map(\.line), empty: "", extent: .wide
    )
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let lines = lines(model)
    guard lines.indices.contains(item), let test = lines[item].test,
      model.host.tests.contains(test)
    else { return [] }
    return model.start(test: test)
  }

  /// The lines of the page, from the current index and what was observed so far.
  func lines(_ model: ExplorerModel) -> [Line] {
    let pyramid = TestPyramid(index: model.index, observations: model.observations)
    var lines = [Line(line: StyledLine(" " + PyramidText.head(pyramid), .dim))]
    for level in pyramid.levels {
      let isCurrent = model.layering?.layer == level.layer
      let text = PyramidText.line(of: level, isObserved: pyramid.isObserved)
      lines.append(Line(line: StyledLine(" " + text, isCurrent ? .title : .text)))
    }
    lines.append(Line(line: StyledLine()))
    guard !pyramid.repetitions.isEmpty else {
      let observed = pyramid.levels.reduce(0) { $0 + $1.observedCount }
      let text =
        observed < pyramid.count
        ? "\(observed) of \(pyramid.count) tests were run; pomelo list --run runs all."
        : "No UI test reaches what lower tests show already."
      return lines + [Line(line: StyledLine(" " + text, .dim))]
    }
    let title = " UI tests that reach what lower tests show already"
    lines.append(Line(line: StyledLine(title, .title)))
    var last = ""
    for repetition in pyramid.repetitions {
      if repetition.test != last {
        var line = StyledLine(" " + repetition.test)
        line.addTrailing("\(PyramidText.extent(of: repetition.test, in: pyramid)) ", .dim)
        lines.append(Line(line: line, test: repetition.test))
      }
      last = repetition.test
      var line = StyledLine("   \(repetition.viewModel)", .accent)
      line.add("  as \(PyramidText.lowerTests(of: repetition))", .dim)
      lines.append(Line(line: line, test: repetition.test))
    }
    return lines
  }
}
