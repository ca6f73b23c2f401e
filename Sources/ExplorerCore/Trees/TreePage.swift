import ElementModel
import TerminalModel

/// The elements of the screen as XCUITest prints them, the selected one marked.
struct TreePage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The elements of the screen, as XCUITest prints them.",
      ja: "画面の要素を XCUITest の表示形式で示します。"),
    LocalizedText(
      "What a query can find is in here, and nothing else.",
      ja: "クエリが見つけられるのはここにある要素だけです。"),
    lesson: "wrong-identifier")

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  let screen: ElementTree
  /// The element that is marked.
  let selected: Int?
  /// The element that is looked at.
  let lookedAt: Int?
  /// What the process of the app is called in Xcode's words.
  let processID: Int
  let language: Language
  let actions: Set<PageAction> = [.select]

  var start: Int {
    lookedAt.flatMap(screen.index(ofElementWithID:)) ?? 0
  }

  var document: PageDocument {
    let tree = screen
    let title = language.say("Tree", ja: "ツリー")
    guard !tree.isEmpty else {
      let text = language.say("the app is not running", ja: "アプリは起動していません")
      return .page(title, [StyledLine(" " + text, .dim)])
    }
    let (selected, process) = (selected, processID)
    let count = language.say(
      "\(tree.elements.count) elements", ja: "要素 \(tree.elements.count) 個")
    return PageDocument(
      title: "\(title) ─ \(count)",
      document: PaneDocument(count: tree.elements.count, anchor: 0) { item, _ in
        let element = tree.elements[item]
        let isSelected = element.id == selected
        var line = StyledLine(isSelected ? "▶" : " ", .accent)
        line.add(
          ElementText.subtreeLine(of: element, below: 0, processID: process),
          isSelected ? .highlight : .text)
        return [line]
      }, isList: true, extent: .full)
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    screen.elements.indices.contains(item) ? [.showInApp(screen.elements[item].id)] : []
  }
}
