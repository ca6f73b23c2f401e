import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// The page of the latest failure: what failed and where, what may have caused it, what led there,
/// and what can be done next.
struct FailurePage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What failed and where, what may have caused it, what to do.",
      ja: "何がどこで失敗し、原因は何か、次に何をするかです。"),
    LocalizedText(
      "What was tried by a run is told apart from what is a guess.",
      ja: "実行して確かめたことと推測は分けて示します。"),
    lesson: "wrong-identifier")

  /// Its key.
  struct Key: PageKey {}

  let report: FailureReport?
  /// The file in which it failed, if it is read.
  let source: [String]?
  /// What the app showed before the last action and at the failure.
  let screens: [PagePicture]
  /// What can be done next, each with its key.
  let steps: [Step]
  let language: Language

  /// Something that can be done next.
  struct Step: Hashable, Sendable {
    var command: ExplorerCommand
    var key: String
    var help: String
  }

  var pictures: [PagePicture] { screens }

  /// Lines of the source around the one that failed.
  private static let context = 2
  /// Rows of the message at most: what changed in a snapshot stands at its end.
  private static let messageRows = 24

  let extent = PageDocument.Extent.full

  var title: String { language.say("Failure", ja: "失敗") }

  var files: [String] {
    report?.location.map { [$0.file] } ?? []
  }

  var lines: [PageLine] {
    guard let report else {
      return [.text(Requirement.failure.reason(language) { $0.name }, .dim)]
    }
    return what(report, language) + causes(report, language) + lines(around: report)
      + calls(report, language) + changes(report, language) + waits(report, language)
      + app(report, language) + output(report, language) + next
  }

  private func what(_ report: FailureReport, _ language: Language) -> [PageLine] {
    var lines = [PageLine.text(report.message, .fail, limit: Self.messageRows)]
    if let arguments = report.arguments {
      lines.append(.text(language.say("with \(arguments)", ja: "引数 \(arguments)")))
    }
    if let location = report.location {
      var line = StyledLine(language.say(" at ", ja: " 場所 "), .dim)
      line.add(location.description, .accent)
      line.add("  \(report.time.momentText) s", .dim)
      lines.append(.row(line, .source(location)))
    }
    return lines
  }

  /// The line that failed and those around it.
  private func lines(around report: FailureReport) -> [PageLine] {
    guard let location = report.location, let text = source,
      text.indices.contains(location.line - 1)
    else { return [] }
    let first = max(1, location.line - Self.context)
    let last = min(text.count, location.line + Self.context)
    let digits = String(last).count
    // What all lines are indented by says nothing here.
    let shown = text[(first - 1)..<last]
    let indent =
      shown.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return [.blank]
      + (first...last).map { number in
        let isFailed = number == location.line
        var line = StyledLine(isFailed ? " ▶ " : "   ", .fail)
        line.isVerbatim = true
        line.add("\(number)".padded(toWidth: digits, alignment: .trailing) + "  ", .dim)
        line.add(String(text[number - 1].dropFirst(indent)), isFailed ? .title : .text)
        return .row(line, .source(SourceLocation(file: location.file, line: number)))
      }
  }

  private func causes(_ report: FailureReport, _ language: Language) -> [PageLine] {
    guard !report.causes.isEmpty else { return [] }
    return [.blank, .heading(language.say("Plausible causes", ja: "考えられる原因"))]
      + report.causes.enumerated().map { number, cause in
        .text("\(number + 1). \(cause.text)", indent: 3, cause.event.map(PageLine.Target.event))
      }
  }

  private func calls(_ report: FailureReport, _ language: Language) -> [PageLine] {
    guard !report.stack.isEmpty else { return [] }
    return [.blank, .heading(language.say("Calls, innermost first", ja: "呼び出し（内側から）"))]
      + report.stack.map(PageLine.call)
  }

  private func changes(_ report: FailureReport, _ language: Language) -> [PageLine] {
    let title = language.say("What the last action changed", ja: "最後の操作で変わったもの")
    let touches = touches(report, language)
    guard !report.changes.isEmpty || !touches.isEmpty else {
      let nothing = language.say("nothing on the screen", ja: "画面に変化はありません")
      return [.blank, .heading(title), .text(nothing, .dim, indent: 3)]
    }
    var lines: [PageLine] = [.blank, .heading(title)]
    lines += report.changes.map { change in
      let role: Role =
        switch change.mark {
        case "+": .pass
        case "-": .fail
        case " ": .dim
        default: .wait
        }
      return .row(StyledLine("   " + change.description, role))
    }
    if report.furtherChanges > 0 {
      let more = language.say(
        "and \(report.furtherChanges) more", ja: "ほか \(report.furtherChanges) 件")
      lines.append(.text(more, .dim, indent: 3))
    }
    return lines + touches
  }

  /// What can be touched now, and what no longer.
  private func touches(_ report: FailureReport, _ language: Language) -> [PageLine] {
    func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }
    let (covered, uncovered) = (report.coveredCount, report.uncoveredCount)
    let texts = [
      covered == 0
        ? nil
        : language.say(
          "\(elements(covered)) can no longer be touched", ja: "触れなくなった要素 \(covered) 個"),
      uncovered == 0
        ? nil
        : language.say(
          "\(elements(uncovered)) can be touched now", ja: "触れるようになった要素 \(uncovered) 個"),
    ]
    return texts.compactMap(\.self).map { .text($0, .dim, indent: 3) }
  }

  private func waits(_ report: FailureReport, _ language: Language) -> [PageLine] {
    guard !report.waits.isEmpty else { return [] }
    return [.blank, .heading(language.say("Waits before it, latest first", ja: "その前の待機（新しい順）"))]
      + report.waits.map { WaitsPage.line(of: $0) }
  }

  private func app(_ report: FailureReport, _ language: Language) -> [PageLine] {
    let title = PageLine.heading(language.say("The app", ja: "アプリ"))
    guard !report.pending.isEmpty else {
      return [.blank, title, .text(language.say("was idle", ja: "待機状態でした"), indent: 3)]
    }
    return [.blank, title]
      + report.pending.prefix(8).map { work in
        let due = work.dueIn.secondsText
        return .work(
          language.say("\(work.label), due in \(due) s", ja: "\(work.label)、あと \(due) 秒"),
          work.origin)
      }
  }

  private func output(_ report: FailureReport, _ language: Language) -> [PageLine] {
    guard !report.output.isEmpty else { return [] }
    return [.blank, .heading(language.say("Printed last", ja: "最後の出力"))]
      + report.output.map { .text($0, .output, indent: 3, limit: 3) }
  }

  /// What can be done now, with the keys that do it.
  private var next: [PageLine] {
    [.blank, .heading(language.say("Next", ja: "次にできること"))]
      + steps.map { step in
        PageLine(
          rows: { width in
            step.help.wrapped(toWidth: max(8, width - 12), limit: 4).enumerated().map {
              let key = $0.offset == 0 ? step.key : ""
              var line = StyledLine("   " + key.padded(toWidth: 8), .accent)
              line.add($0.element, .text)
              return line
            }
          }, target: .command(step.command))
      }
  }
}
