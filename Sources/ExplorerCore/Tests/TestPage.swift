import SessionProtocol
import SourceModel
import TerminalModel

/// All that is known of one test: how its last runs came out, and why the last one failed.
struct TestPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "All that is known of one test: its last runs, its last failure.",
      ja: "一つのテストについて分かっていること：最近の実行と失敗です。"),
    LocalizedText(
      "What changes from run to run shows here whether it is flaky.",
      ja: "実行ごとの違いから不安定かどうかが分かります。"),
    lesson: "stable-and-flaky")

  /// Its key.
  struct Key: PageKey {
    /// `Class/method`.
    let test: String
  }

  let test: String
  let standing: TestStanding
  /// What the sources say of it; nil where they do not have it.
  let method: TestMethod?
  let language: Language

  let extent = PageDocument.Extent.wide
  let isTree = true
  let commands: [ExplorerCommand] = [.stopTests, .runTests, .openTestFailure]

  var title: String { test }

  var lines: [PageLine] {
    var lines = [stateLine]
    if let method {
      let layer = language.say(
        "\(method.layering.layer.title) test", ja: "\(method.layering.layer.title) テスト")
      lines.append(.placed(layer, .dim, indent: 1, at: method.location))
      lines += method.attribute.map(attributeLines) ?? []
    }
    if standing.isChanged {
      lines.append(
        .text(
          language.say(
            "Something that it uses was edited since: the result may be another one now.",
            ja: "実行後に、使われているソースが編集されました。結果は変わるかもしれません。"), .wait))
    }
    if standing.isFlaky {
      lines.append(
        .text(
          language.say(
            "Flaky: it came out well and badly though nothing it depends on was edited between.",
            ja: "不安定: 何も編集していないのに、成功と失敗の両方があります。"), .wait))
    }
    if let last = standing.last, let message = last.message {
      lines += [.blank, .heading(language.say("Why", ja: "理由"))]
      lines.append(.text(message, last.status.role, indent: 3))
      if let place = last.location, !place.file.isEmpty {
        lines.append(.placed("", at: place))
      }
    }
    if let cases = standing.last?.cases {
      lines += [.blank, .heading(language.say("Arguments", ja: "引数"))]
      lines += cases.map(argumentsLine)
    }
    guard !standing.runs.isEmpty else { return lines }
    lines += [.blank, .heading(language.say("Last runs", ja: "最近の実行"))]
    return lines + standing.runs.reversed().map(line)
  }

  func moveSideways(by step: Int, at item: Int) -> [PageIntent] { step < 0 ? [.close] : [] }

  private var stateLine: PageLine {
    let (mark, role) = standing.mark
    var line = StyledLine(" \(mark) ", role)
    switch (standing.activity, standing.last) {
    case (.running, _): line.add(language.say("running", ja: "実行中"), .running)
    case (.waiting, _): line.add(language.say("waiting for its turn", ja: "順番待ち"), .wait)
    case (.none, let last?):
      line.add("\(last.status.rawValue), \(last.seconds.secondsText) s", role)
    case (.none, nil): line.add(language.say("not run yet", ja: "未実行"), .dim)
    }
    return .row(line)
  }

  /// What `@Test` says: its name for people, its tags, its other traits.
  private func attributeLines(_ attribute: TestAttribute) -> [PageLine] {
    let tags = attribute.tags.map { "#\($0)" }.joined(separator: " ")
    let traits = attribute.traits.joined(separator: ", ")
    return [attribute.displayName ?? "", tags, traits].filter { !$0.isEmpty }.map {
      .text($0, .dim)
    }
  }

  private func argumentsLine(_ outcome: CaseOutcome) -> PageLine {
    var line = StyledLine("   \(outcome.status.mark) ", outcome.status.role)
    line.add("\(outcome.duration.secondsText) s".padded(toWidth: 10, alignment: .trailing))
    line.add("  \(outcome.arguments)")
    return .row(line)
  }

  private func line(of run: TestRun) -> PageLine {
    let isAlike = run.build == standing.last?.build
    var line = StyledLine("   \(run.status.mark) ", isAlike ? run.status.role : .dim)
    line.add("\(run.seconds.secondsText) s".padded(toWidth: 10, alignment: .trailing))
    line.add("  " + LocalTime.text(of: run.date).padded(toWidth: 18), .dim)
    line.add("seed \(run.seed)  \(run.device)", .dim)
    if !isAlike { line.addTrailing(language.say("other sources ", ja: "別のソース "), .dim) }
    return .row(line)
  }
}
