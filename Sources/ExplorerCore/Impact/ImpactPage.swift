import SourceModel
import TerminalModel

/// What depends on an identifier or label.
struct ImpactPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What depends on an identifier or label.",
      ja: "識別子やラベルに依存しているものです。"),
    LocalizedText(
      "It says how many lines and tests a change of it costs.",
      ja: "変更で直す行とテストの数が分かります。"),
    lesson: "locators-in-one-place")

  /// Its key.
  struct Key: PageKey {
    var text: String
  }

  let text: String
  let lines: [ImpactText.Line]
  let language: Language
  let actions: Set<PageAction> = [.select]

  var start: Int {
    lines.firstIndex { $0.location != nil } ?? 0
  }

  var document: PageDocument {
    .list(
      language.say("Impact of \(text.terminalSafe)", ja: "\(text.terminalSafe) の影響"),
      lines.map { StyledLine(" " + $0.text, $0.location == nil ? .title : .text) },
      empty: language.say(
        "No locator of the sources looks for it.", ja: "これを探すロケーターはソースにありません。"),
      extent: .wide)
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard lines.indices.contains(item), let location = lines[item].location else { return [] }
    return [.showSource(location)]
  }
}
