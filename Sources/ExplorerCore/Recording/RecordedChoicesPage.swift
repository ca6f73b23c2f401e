import ElementModel
import Recording
import TerminalModel

/// What a step of a recording may become: the calls that do what it is a part of, the ways to find its
/// element, and another text.
struct RecordedChoicesPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What a step of the recording may become.",
      ja: "記録した手順が取りうる形です。"),
    LocalizedText(
      "The first is the best fit, and each says why it fits.",
      ja: "先頭が最も合うもので、それぞれ理由が付きます。"),
    lesson: "record-pages")

  /// Its key.
  struct Key: PageKey {
    /// The last step that the call does.
    var step: Int
  }

  /// Something that can be chosen.
  private enum Item: Hashable {
    case call(RecordedAlternative, isTaken: Bool)
    case text(String)
    case locator(RecordedLocator, isTaken: Bool)
  }

  /// The first step that the calls do.
  let first: Int
  /// The step.
  let step: Int
  /// Its number, from 1.
  let number: Int
  private let items: [Item]
  let language: Language
  let actions: Set<PageAction> = [.select]

  init(
    step: Int, _ state: RecordingState, locators: [RecordedLocator], _ language: Language
  ) {
    let ids = state.codedIDs
    let call = state.code.calls.first { call in
      call.steps.upperBound < ids.count && ids[call.steps.upperBound] == step
    }
    first = call.map { ids[$0.steps.lowerBound] } ?? step
    self.step = step
    let place = state.entries.firstIndex { $0.id == step }
    number = (place ?? 0) + 1
    let chosen = state.choices.locators[step]
    let typed = place.flatMap { state.edits[step] ?? state.entries[$0].step.typedText }
    items =
      (call?.choices ?? []).enumerated().map { .call($1, isTaken: $0 == 0) }
      + (typed.map { [.text($0)] } ?? [])
      + locators.map { .locator($0, isTaken: $0.text == chosen) }
    self.language = language
  }

  var document: PageDocument {
    let lines = items.map(line(of:))
    return .list(
      language.say("Step \(number): what it becomes", ja: "手順 \(number)：何になるか"), lines,
      empty: language.say("there is nothing to choose", ja: "選べるものはありません"), extent: .wide)
  }

  private func line(of item: Item) -> StyledLine {
    switch item {
    case .call(let choice, let isTaken):
      var line = mark(isTaken, choice.code)
      let count = choice.steps
      line.addTrailing(
        language.say("does \(count) step\(count == 1 ? "" : "s") ", ja: "\(count) 手順 "), .dim)
      return line
    case .text:
      return StyledLine(language.say("   Type another text …", ja: "   別の文字列にする…"))
    case .locator(let locator, let isTaken):
      var line = mark(isTaken, locator.text)
      line.addTrailing(weakness(of: locator) + " ", .dim)
      return line
    }
  }

  private func mark(_ isTaken: Bool, _ text: String) -> StyledLine {
    var line = StyledLine(isTaken ? " ● " : " ○ ", isTaken ? .pass : .dim)
    line.add(text, isTaken ? .title : .text)
    return line
  }

  /// What speaks against a locator.
  private func weakness(of locator: RecordedLocator) -> String {
    if locator.matches > 1 {
      return language.say("finds \(locator.matches) here", ja: "ここで \(locator.matches) 件一致")
    }
    if locator.matchesElsewhere > 1 {
      return language.say(
        "finds \(locator.matchesElsewhere) on another screen",
        ja: "別の画面で \(locator.matchesElsewhere) 件一致")
    }
    return switch locator.basis {
    case .identifier: language.say("identifier", ja: "識別子")
    case .container: language.say("identifier around it", ja: "外側の識別子")
    case .label: language.say("label: changes with the language", ja: "ラベル：言語で変わる")
    case .partOfText: language.say("part of a text: changes with the data", ja: "文字列の一部：データで変わる")
    case .position: language.say("position: changes with the layout", ja: "位置：配置で変わる")
    }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard items.indices.contains(item) else { return [.close] }
    switch items[item] {
    case .call(_, isTaken: true): return [.close]
    case .call(let choice, _): return [.close, .takeCall(choice.code, step: first)]
    case .text(let text):
      return [.close, .ask(.argument(.editStep), text: "\(number) \(text)")]
    case .locator(let locator, _): return [.close, .takeLocator(locator.text, step: step)]
    }
  }
}
