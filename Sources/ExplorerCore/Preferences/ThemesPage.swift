import TerminalModel

/// The colours; the selected ones are shown at once.
struct ThemesPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {}

  let names: [String]
  /// The one that was chosen.
  let current: String
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var start: Int {
    names.firstIndex(of: current) ?? 0
  }

  var document: PageDocument {
    .choices(
      of: language.say("Theme", ja: "テーマ"), among: names,
      current: names.firstIndex(of: current))
  }

  func preview(_ item: Int) -> [PageIntent] {
    names.indices.contains(item) ? [.previewTheme(names[item])] : []
  }

  var cancel: [PageIntent] { [.endPreview] }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    names.indices.contains(item) ? [.close, .chooseTheme(names[item])] : []
  }
}
