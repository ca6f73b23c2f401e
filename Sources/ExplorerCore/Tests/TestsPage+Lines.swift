import SessionProtocol
import SourceModel
import TerminalModel

/// How the lines of the navigator look.
extension TestsPage {
  /// Marks of earlier runs that a line has at most.
  private static let markCount = 6
  /// Columns that a name has before anything else of the line gets some.
  private static let nameColumns = 26

  /// Says that a test came out well and badly though nothing was changed between.
  static func flaky(_ language: Language) -> String { language.say("≈ flaky", ja: "≈ 不安定") }

  /// Says that something was edited since a test was run.
  static func changed(_ language: Language) -> String { language.say("changed", ja: "変更あり") }

  /// A line at a width.
  func line(of row: TestTree.Row, width: Int) -> StyledLine {
    switch row.kind {
    case .group(let name):
      headLine(
        row, name.isEmpty ? language.say("without a tag", ja: "タグなし") : name, width: width)
    case .testClass(let name, _): headLine(row, name, width: width)
    case .test(let test): testLine(row, test, width: width)
    case .arguments(let outcome, _): argumentsLine(row, outcome)
    }
  }

  private func argumentsLine(_ row: TestTree.Row, _ outcome: CaseOutcome) -> StyledLine {
    var line = StyledLine(mark(of: row), .accent)
    line.add(
      String(repeating: " ", count: 2 * row.depth) + outcome.status.mark + " ", outcome.status.role)
    line.add(outcome.arguments, .text)
    line.addTrailing("\(outcome.duration.secondsText) s ".aligned(toWidth: 11), .dim)
    return line
  }

  private func headLine(_ row: TestTree.Row, _ name: String, width: Int) -> StyledLine {
    var line = StyledLine(mark(of: row), .accent)
    line.add(String(repeating: " ", count: 2 * row.depth) + (row.isOpen ? "▾ " : "▸ "), .dim)
    line.add(name, .title)
    let counts = TestCounts(row.tests, in: tree.state)
    line.trailing = counts.parts.map { StyledLine.Span(text: $0.text + "  ", role: $0.role) }
    if counts.seconds > 0 {
      line.addTrailing("\(counts.seconds.secondsText) s ".aligned(toWidth: 11), .dim)
    } else if !line.trailing.isEmpty {
      line.addTrailing(String(repeating: " ", count: 11))
    }
    return line
  }

  private func testLine(_ row: TestTree.Row, _ test: String, width: Int) -> StyledLine {
    let standing = tree.state.standing(of: test)
    let (mark, role) = standing.mark
    var line = StyledLine(self.mark(of: row), .accent)
    line.add(String(repeating: " ", count: 2 * row.depth) + mark + " ", role)
    let isIndented = row.depth > 0
    let name = isIndented ? String(test.drop { $0 != "/" }.dropFirst()) : test
    line.add(name, test == current ? .title : .text)
    var room = width - 2 * row.depth - 4 - min(name.terminalWidth, max(Self.nameColumns, width / 2))
    for span in details(of: standing, test) where span.text.terminalWidth <= room {
      room -= span.text.terminalWidth
      line.trailing.insert(span, at: 0)
    }
    return line
  }

  /// What stands at the right of a test, what matters most first, which is furthest to the right.
  private func details(of standing: TestStanding, _ test: String) -> [StyledLine.Span] {
    var spans: [StyledLine.Span] = []
    guard let last = standing.last else { return layerSpans(of: test) }
    let time = "\(last.seconds.secondsText) s ".aligned(toWidth: 11)
    spans.append(StyledLine.Span(text: time, role: .dim))
    // Runs of other sources than the last one are told from it.
    for run in standing.runs.suffix(Self.markCount).reversed() {
      let isAlike = run.build == last.build && !standing.isChanged
      spans.append(StyledLine.Span(text: run.status.mark, role: isAlike ? run.status.role : .dim))
    }
    let missing = Self.markCount - min(Self.markCount, standing.runs.count)
    if missing > 0 {
      spans.append(StyledLine.Span(text: String(repeating: " ", count: missing), role: .dim))
    }
    if standing.isFlaky {
      spans.append(StyledLine.Span(text: Self.flaky(language) + "  ", role: .wait))
    }
    if standing.isChanged {
      spans.append(StyledLine.Span(text: Self.changed(language) + "  ", role: .wait))
    }
    return spans + layerSpans(of: test)
  }

  private func layerSpans(of test: String) -> [StyledLine.Span] {
    guard tree.state.grouping != .tag else { return [] }
    let words = (tree.tags[test] ?? []) + (tree.layers[test].map { [$0.title] } ?? [])
    return words.isEmpty
      ? [] : [StyledLine.Span(text: words.joined(separator: " ") + "  ", role: .dim)]
  }

  /// Says that a person has marked all tests of a line.
  private func mark(of row: TestTree.Row) -> String {
    let marked = tree.state.marked
    return !marked.isEmpty && row.tests.allSatisfy(marked.contains) ? "*" : " "
  }
}

extension String {
  /// The text at the right of so many columns, of which it may need more.
  fileprivate func aligned(toWidth width: Int) -> String {
    padded(toWidth: max(width, terminalWidth), alignment: .trailing)
  }
}
