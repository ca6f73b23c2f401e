import SessionProtocol
import SourceModel
import TerminalModel

/// The waits of the run summed up: what was slow, what was close, what gave up, and what nobody
/// waited for.
struct WaitsPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The waits of the run: slow ones, close ones, missing ones.",
      ja: "実行中の待機：遅いもの、際どいもの、足りないものです。"),
    LocalizedText(
      "What nobody waited for is tried with late work before it is named.",
      ja: "待っていない所は、処理を遅らせて試してから示します。"),
    lesson: "wait-ledger")

  /// Its key.
  struct Key: PageKey {}

  let ledger: Stamped<WaitLedger?>
  let timings: TimingFindings
  let folds: [Fold: Bool]
  let language: Language
  /// Lines of one part.
  private static let limit = 200

  let extent = PageDocument.Extent.full
  let actions: Set<PageAction> = [.select, .toggle]

  var title: String { language.say("Waits", ja: "待機") }

  var lines: [PageLine] {
    guard let ledger = ledger.wrappedValue, !ledger.waits.isEmpty || !ledger.unprotected.isEmpty
    else {
      return [.text(language.say("nothing was waited for so far", ja: "まだ待機はありません"), .dim)]
    }
    // Those that are not tried yet stand among the others, so that nothing moves while they are.
    let steps = ledger.unprotected.filter { timings.verdict(of: $0) != .passes }
    let failing = steps.count { timings.verdict(of: $0) == .fails }
    return WaitTotals(ledger, unprotected: failing).lines(
      untried: steps.count - failing, language
    ).map { .text($0) }
      + part(
        "unprotected",
        language.say("Passed only by timing", ja: "タイミングだけで通ったもの")
          + (failing < steps.count ? language.say("?", ja: "？") : ""), steps
      ) { step in lines(of: step, language) }
      + part("timedOut", language.say("Timed out", ja: "時間切れ"), ledger.timedOut) {
        [Self.line(of: $0)]
      }
      + part(
        "closest", language.say("Closest to their limit", ja: "制限時間に近いもの"),
        ledger.closestToLimit
      ) { [Self.line(of: $0)] }
      + part("slowest", language.say("Slowest", ja: "長いもの"), ledger.slowest) {
        [Self.line(of: $0)]
      }
  }

  /// The first line that tells of a wait or a step, or else the first heading.
  var start: Int {
    let lines = lines
    let telling = lines.firstIndex { line in
      switch line.target {
      case nil, .fold: false
      case .source, .event, .command, .page: true
      }
    }
    return telling ?? lines.firstIndex { $0.target != nil } ?? 0
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    let lines = lines
    guard lines.indices.contains(item), let target = lines[item].target else { return [] }
    if action == .toggle { guard case .fold = target else { return [] } }
    return [.follow(target)]
  }

  private func part<Item>(
    _ name: String, _ title: String, _ items: [Item],
    _ lines: (Item) -> [PageLine]
  ) -> [PageLine] {
    let fold = Fold.section(name)
    let isOpen = folds[fold] ?? true
    let heading = PageLine.heading("\(title) (\(items.count))", folding: fold, isOpen: isOpen)
    guard isOpen else { return [.blank, heading] }
    return [.blank, heading] + items.prefix(Self.limit).flatMap(lines)
  }

  /// A wait in a line that leads to all about it.
  static func line(of wait: WaitRecord) -> PageLine {
    let times = WaitBar.text(elapsed: wait.elapsed, limit: wait.limit, columns: 6)
    let target = PageLine.Target.page(PageID(WaitPage.Key(number: wait.number)))
    let place = wait.location.map { SourceLocation($0).description } ?? ""
    return PageLine(
      rows: { width in
        let mark = wait.progress == .timedOut ? "✗" : wait.progress == .met ? "✓" : "◌"
        let role: Role =
          wait.progress == .timedOut ? .fail : wait.progress == .met ? .pass : .running
        var line = StyledLine("   \(mark) ", role)
        line.add(times.padded(toWidth: 17) + "  ", .text)
        // The place gives way to what is waited for.
        let room = width - 25 - place.terminalWidth
        let isPlaced = !place.isEmpty && room >= 24
        line.add(wait.criterion.text, .text)
        if isPlaced { line.addTrailing(place + " ", .accent) }
        return [line]
      }, target: target)
  }

  private func lines(of step: UnprotectedStep, _ language: Language) -> [PageLine] {
    let margin = step.margin.secondsText
    let change =
      step.change == .came
      ? language.say("came", ja: "出現")
      : language.say("\(step.change.text) changed", ja: "\(step.change.text) の変化")
    let work = "\(step.cause.label)\(step.cause.originText)"
    let certainty =
      timings.verdict(of: step) == .fails
      ? ""
      : timings.isUnderWay
        ? language.say("being tried: ", ja: "確認中: ") : language.say("perhaps: ", ja: "可能性: ")
    let why = language.say(
      "\(certainty)\(change) only \(margin) s earlier, by \(work)",
      ja: "\(certainty)\(change)は \(margin) 秒前、原因 \(work)")
    let title: PageLine =
      if let frame = step.location {
        .placed(
          step.title, .wait, at: SourceLocation(frame))
      } else {
        .text(step.title, .wait, indent: 3, limit: 2)
      }
    let go = language.say("→ event \(step.event)", ja: "→ イベント \(step.event)")
    return [
      title, .text("\(why)  \(go)", .dim, indent: 5, limit: 3, .event(step.event)),
    ]
  }
}
