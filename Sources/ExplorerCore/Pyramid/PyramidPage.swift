import SessionProtocol
import SourceModel
import TerminalModel

/// The page of the test pyramid: the layers, then the UI tests that repeat what lower tests show;
/// those that are runnable can be chosen.
struct PyramidPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The tests by layer, and UI tests that lower ones could replace.",
      ja: "層ごとのテストと、下の層で足りる UI テストです。"),
    LocalizedText(
      "A repeated check costs seconds here and milliseconds below.",
      ja: "同じ確認が、ここでは数秒、下の層ではミリ秒で済みます。"),
    lesson: "pyramid")

  /// Its key.
  struct Key: PageKey {}

  let actions: Set<PageAction> = [.select]

  /// A line of the page.
  struct Line: Hashable, Sendable {
    var line: StyledLine
    /// The test that it is of.
    var test: String?
  }

  let index: Stamped<ProjectIndex>
  let observations: Stamped<ProjectObservations>
  /// The layer of the test that is run.
  let layer: TestLayer?
  /// The tests that can be run.
  let tests: [String]
  let language: Language

  var document: PageDocument {
    .list(
      language.say("Pyramid", ja: "ピラミッド"), lines.map(\.line), empty: "", extent: .wide
    )
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    let lines = lines
    guard lines.indices.contains(item), let test = lines[item].test,
      tests.contains(test)
    else { return [] }
    return [.run(test: test)]
  }

  /// The lines of the page, from the current index and what was observed so far.
  var lines: [Line] {
    let pyramid = TestPyramid(
      index: index.wrappedValue, observations: observations.wrappedValue)
    var lines = [Line(line: StyledLine(" " + PyramidText.head(pyramid, in: language), .dim))]
    for level in pyramid.levels {
      let isCurrent = layer == level.layer
      let text = PyramidText.line(of: level, isObserved: pyramid.isObserved, in: language)
      lines.append(Line(line: StyledLine(" " + text, isCurrent ? .title : .text)))
    }
    lines.append(Line(line: StyledLine()))
    guard !pyramid.repetitions.isEmpty else {
      let observed = pyramid.levels.reduce(0) { $0 + $1.observedCount }
      let text =
        observed < pyramid.count
        ? language.say(
          "\(observed) of \(pyramid.count) tests were run; pomelo list --run runs all.",
          ja: "\(pyramid.count) 件中 \(observed) 件を実行しました。pomelo list --run で全件を実行します。")
        : language.say(
          "No UI test reaches what lower tests show already.",
          ja: "下の層のテストと重なる UI テストはありません。")
      return lines + [Line(line: StyledLine(" " + text, .dim))]
    }
    let title = language.say(
      " UI tests that reach what lower tests show already", ja: " 下の層のテストと重なる UI テスト")
    lines.append(Line(line: StyledLine(title, .title)))
    var last = ""
    for repetition in pyramid.repetitions {
      if repetition.test != last {
        var line = StyledLine(" " + repetition.test)
        line.addTrailing("\(PyramidText.extent(of: repetition.test, in: pyramid, language)) ", .dim)
        lines.append(Line(line: line, test: repetition.test))
      }
      last = repetition.test
      var line = StyledLine("   \(repetition.viewModel)", .accent)
      let tests = PyramidText.lowerTests(of: repetition)
      line.add(language.say("  as \(tests)", ja: "  \(tests) と同じ"), .dim)
      lines.append(Line(line: line, test: repetition.test))
    }
    return lines
  }
}
