import ElementModel
import SourceModel
import TerminalModel

/// Everything there is to say about an element, while the run goes on.
struct InspectorPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "All there is to say about an element, while the run goes on.",
      ja: "一つの要素について分かることすべてです。"),
    LocalizedText(
      "It names the page elements that find it, and what changed it last.",
      ja: "それを見つけるページの要素と、最後の変化が分かります。"),
    lesson: "locators-in-one-place")

  /// Its key.
  struct Key: PageKey {
    var id: Int
    var isTransparent: Bool { true }
  }

  /// What the element is called.
  let name: String
  let items: [InspectorText.Item]
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    let items = items
    let title = language.say("Element", ja: "要素")
    return PageDocument(
      title: name.isEmpty ? title : "\(title) ─ \(name)",
      document: PaneDocument(count: items.count, anchor: 0) { item, width in
        items[item].rows(width: width)
      }, isList: true, extent: .besideApp)
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard items.indices.contains(item) else { return [] }
    switch items[item].target {
    case .none: return []
    case .element(let id): return [.replace(PageID(Key(id: id))), .selectElement(id)]
    case .locator(let text): return [.evaluate(text)]
    case .source(let location): return [.showSource(location)]
    case .event(let index): return [.travel(toEvent: index)]
    }
  }
}
