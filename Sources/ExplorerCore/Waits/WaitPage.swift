import SessionProtocol
import SourceModel
import TerminalModel

/// Everything about one wait.
///
/// Who waits, for what, what was missing, what the app was busy with, and what ended it. It stays
/// open while the run goes on.
struct WaitPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "All about one wait: who waits, for what, and what ended it.",
      ja: "一つの待機の詳細：誰が何を待ち、何で終わったかです。"),
    LocalizedText(
      "What the app was busy with tells why it took so long.",
      ja: "アプリがしていたことから、時間のかかった理由が分かります。"),
    lesson: "wait-ledger")

  /// Its key.
  struct Key: PageKey {
    /// The wait's number.
    var number: Int
    var isTransparent: Bool { true }
  }

  /// The wait, as far as it is shown; nil when it is not recorded.
  let wait: WaitRecord?
  let language: Language
  let extent = PageDocument.Extent.besideApp

  var title: String { language.say("Wait", ja: "待機") }

  var start: Int {
    // Enter shows who waits.
    lines.firstIndex { $0.target?.location != nil } ?? 0
  }

  var lines: [PageLine] {
    guard let wait else {
      return [.text(language.say("This wait is not recorded.", ja: "この待機は記録にありません。"), .dim)]
    }
    return WaitLines(wait: wait, language: language).all
  }
}

/// A wait in lines.
struct WaitLines {
  let wait: WaitRecord
  let language: Language

  /// All that is known.
  var all: [PageLine] {
    [.text(wait.criterion.text, .title, limit: 4), .row(progress)] + callers + unmet + ending + busy
      + travels
  }

  private var progress: StyledLine {
    var line = StyledLine(
      " " + WaitBar.text(elapsed: wait.elapsed, limit: wait.limit, columns: 20),
      wait.isOver ? .text : .running)
    line.add("  " + outcome, role)
    return line
  }

  private var role: Role {
    switch wait.progress {
    case .began, .checked: .wait
    case .met: .pass
    case .timedOut: .fail
    }
  }

  /// How it went, in words.
  var outcome: String {
    let slack = wait.slack.shortSecondsText
    switch wait.progress {
    case .began, .checked:
      return language.say("◌ waiting, \(slack) s left", ja: "◌ 待機中、残り \(slack) 秒")
    case .met: return language.say("✓ met with \(slack) s left", ja: "✓ 成立、残り \(slack) 秒")
    case .timedOut: return language.say("✗ timed out", ja: "✗ 時間切れ")
    }
  }

  private var callers: [PageLine] {
    guard !wait.stack.isEmpty else { return [] }
    return [
      .blank, .heading(language.say("Who waits, innermost first", ja: "待っている呼び出し（内側から）")),
    ] + wait.stack.map(PageLine.call)
  }

  private var unmet: [PageLine] {
    guard !wait.unmet.isEmpty else { return [] }
    return [.blank, .heading(language.say("What was missing", ja: "足りなかったもの"))]
      + wait.unmet.map { unmet in
        .text("\(unmet.elapsed.secondsText) s  \(unmet.text)", indent: 3, limit: 3)
      }
  }

  private var ending: [PageLine] {
    guard wait.progress == .met else { return [] }
    let title = PageLine.heading(language.say("What ended it", ja: "終わらせたもの"))
    if let work = wait.endedBy { return [.blank, title, .work(work.label, work.origin)] }
    let reason =
      wait.unmet.isEmpty
      ? language.say("it held when the wait began", ja: "待機の開始時に成立していました")
      : language.say("no work of the app that is known", ja: "アプリの処理としては知られていません")
    return [.blank, title, .text(reason, .dim, indent: 3)]
  }

  private var busy: [PageLine] {
    let title =
      wait.isOver
      ? language.say("What the app was to do then", ja: "その時点でのアプリの予定")
      : language.say("What the app is busy with", ja: "アプリが行っていること")
    guard !wait.pending.isEmpty else {
      let idle = language.say("nothing: it is idle", ja: "何もありません（待機状態）")
      return [.blank, .heading(title), .text(idle, .dim, indent: 3)]
    }
    return [.blank, .heading(title)]
      + wait.pending.map { work in
        let due = work.dueIn.secondsText
        return .work(
          language.say("\(work.label), due in \(due) s", ja: "\(work.label)、あと \(due) 秒"),
          work.origin)
      }
  }

  private var travels: [PageLine] {
    let begin = language.say(
      "Go to its beginning, event \(wait.firstEvent)", ja: "始まりへ移動（イベント \(wait.firstEvent)）")
    var lines: [PageLine] = [.blank, .text("→ " + begin, .accent, .event(wait.firstEvent))]
    if wait.isOver, wait.lastEvent != wait.firstEvent {
      let end = language.say(
        "Go to its end, event \(wait.lastEvent)", ja: "終わりへ移動（イベント \(wait.lastEvent)）")
      lines.append(.text("→ " + end, .accent, .event(wait.lastEvent)))
    }
    return lines
  }
}
