import TerminalModel

/// The elements of the screen, the one under action marked.
struct ElementsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The elements of the screen that have a name.",
      ja: "画面にある名前の付いた要素です。"),
    LocalizedText(
      "It can be searched, and an element be selected in App.",
      ja: "検索して、アプリの画面で選べます。"),
    lesson: "locators-in-one-place")

  /// Its key.
  struct Key: PageKey {}

  let elements: [NamedElement]
  /// The text of the element under action.
  let markedText: String?
  let language: Language

  /// The position of the element under action.
  private var marked: Int? {
    markedText.flatMap { text in elements.firstIndex { $0.text == text } }
  }

  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var start: Int { marked ?? 0 }

  var document: PageDocument {
    let marked = marked
    let lines = elements.enumerated().map { item, element in
      var line = StyledLine(item == marked ? " ◀ " : "   ", .accent)
      line.add(element.text, item == marked ? .title : .text)
      line.addTrailing("\(element.type) ", .dim)
      return line
    }
    return .list(
      language.say("Elements", ja: "要素"), lines,
      empty: language.say(
        "no element of the screen has an identifier or label", ja: "識別子やラベルを持つ要素が画面にありません"))
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard elements.indices.contains(item) else { return [] }
    return [.open(PageID(ImpactPage.Key(text: elements[item].text)))]
  }
}
