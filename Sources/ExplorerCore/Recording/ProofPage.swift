import ElementModel
import Recording
import TerminalModel

/// In which ways a test that was saved holds, and what would mend it.
struct ProofPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "In which ways the saved test holds.",
      ja: "保存したテストがどんな条件で通るかです。"),
    LocalizedText(
      "It was run on other schedules and devices, not only once.",
      ja: "一度だけでなく、別のスケジュールや端末でも実行しています。"),
    lesson: "record-checks")

  /// Its key.
  struct Key: PageKey {}

  let proof: ProofState?
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    guard let proof else {
      return .page(
        language.say("Prove", ja: "確認"),
        [
          StyledLine(
            language.say(" Save a test first: S.", ja: " 先にテストを保存してください（S）。"), .dim)
        ])
    }
    let rows = proof.results.map(rows(of:)) + [running(proof)]
    var document = PageDocument.list(
      language.say("Prove \(proof.test)", ja: "\(proof.test) の確認"), [StyledLine()], empty: "",
      extent: .full)
    document.document = PaneDocument(count: rows.count, anchor: 0) { item, _ in
      rows[item]
    }
    return document
  }

  private func running(_ proof: ProofState) -> [StyledLine] {
    switch proof.running {
    case nil where proof.hasMend:
      [StyledLine(language.say(" Enter writes it.", ja: " Enter で書き込みます。"), .accent)]
    case nil: [StyledLine(language.say(" Done.", ja: " 完了しました。"), .dim)]
    case .running(let way)?:
      [StyledLine(language.say(" … \(name(of: way))", ja: " … \(name(of: way))"), .running)]
    case .comparing?:
      [
        StyledLine(
          language.say(" … comparing with what was recorded", ja: " … 記録と比較中"), .running)
      ]
    case .trying(let number)?:
      [
        StyledLine(
          language.say(
            " … trying what may mend it (\(number))", ja: " … 直せる候補を試しています（\(number)）"),
          .running)
      ]
    default: [StyledLine(language.say(" … building", ja: " … ビルド中"), .running)]
    }
  }

  private func rows(of news: ProofNews) -> [StyledLine] {
    switch news {
    case .outcome(let outcome): return rows(of: outcome)
    case .compared(nil, let count):
      return [
        mark(
          true,
          language.say(
            "It does the same \(count) things as were recorded", ja: "記録と同じ \(count) 件の操作をします"))
      ]
    case .compared(let difference?, _):
      let (now, before) = (
        difference.now ?? language.say("nothing more", ja: "なし"),
        difference.before ?? language.say("nothing more", ja: "なし")
      )
      return [
        mark(
          false,
          language.say(
            "Not what was recorded: action \(difference.number) is \(now), and was \(before)",
            ja: "記録と違います：操作 \(difference.number) は \(now)、記録では \(before)"))
      ]
    case .mend(let kind?, let way, let change?): return rows(of: kind, way, change)
    case .mend:
      return [
        StyledLine(
          language.say(
            " No wait and no other locator was found that mends it.", ja: " 直せる待機やロケーターは見つかりませんでした。"
          ),
          .dim)
      ]
    case .mended:
      return [mark(true, language.say("Written; :prove looks again", ja: "書き込みました。:prove で再確認します"))]
    case .failed(let reason): return [mark(false, reason)]
    case .building, .running, .comparing, .trying, .ended: return []
    }
  }

  private func mark(_ passes: Bool, _ text: String) -> StyledLine {
    var line = StyledLine(passes ? " ✓ " : " ✗ ", passes ? .pass : .fail)
    line.add(text, .text)
    return line
  }

  private func rows(of outcome: ProofOutcome) -> [StyledLine] {
    let way = name(of: outcome.way)
    guard let failure = outcome.failure else {
      return [mark(true, language.say("It passes \(way)", ja: "\(way)：成功"))]
    }
    let share =
      outcome.runs > 1
      ? language.say(
        " in \(outcome.failures) of \(outcome.runs) runs",
        ja: "（\(outcome.runs) 回中 \(outcome.failures) 回）") : ""
    var rows = [mark(false, language.say("It fails \(way)\(share)", ja: "\(way)：失敗\(share)"))]
    rows.append(StyledLine("     \(failure.message)", .fail))
    if let place = failure.location { rows.append(StyledLine("     \(place)", .dim)) }
    if case .schedules = outcome.way {
      rows.append(
        StyledLine(
          language.say(
            "     see it with --seed \(failure.seed)", ja: "     --seed \(failure.seed) で再現します"),
          .dim))
    }
    return rows
  }

  private func rows(
    of kind: MendKind, _ way: ProofWay, _ change: RecordingChange
  ) -> [StyledLine] {
    let way = name(of: way)
    let title =
      switch kind {
      case .wait:
        language.say("With a wait it passes \(way), as was tried", ja: "待機を入れると \(way) でも成功しました")
      case .locator(let former, _, let now):
        language.say(
          "With \(now) in the place of \(former) it passes \(way), as was tried",
          ja: "\(former) を \(now) に変えると \(way) でも成功しました")
      }
    return [StyledLine(" " + title, .title), StyledLine(" " + change.path, .dim)]
      + change.hunks.flatMap { $0.dropFirst().map(DiffLines.line) }
  }

  private func name(of way: ProofWay) -> String {
    switch way {
    case .nominal: language.say("on the nominal schedule", ja: "通常のスケジュール")
    case .schedules(let count):
      language.say("on \(count) other schedules", ja: "別の \(count) 通りのスケジュール")
    case .device(let name): language.say("on \(name)", ja: name)
    case .appearance(let appearance):
      language.say("in \(appearance.rawValue) appearance", ja: "\(appearance.rawValue) の外観")
    }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    proof?.hasMend == true && proof?.running == nil ? [.writeMend] : []
  }
}
