import ElementModel
import SessionProtocol
import TerminalModel

/// What can be done with an element by hand: gestures, and the page methods that use it.
struct ElementActionsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What can be done with this element by hand.",
      ja: "この要素に手でできる操作です。"),
    LocalizedText(
      "Page methods that use it stand beside the plain gestures.",
      ja: "要素を使うページのメソッドも並びます。"),
    lesson: "fluent-methods")

  /// Its key.
  struct Key: PageKey {
    var element: Int
  }

  /// A line of the page.
  enum Item: Hashable, Sendable {
    case tap, doubleTap, press, write
    case swipe(HandDirection)
    case scroll(HandDirection)
    case call(KnownCallable)
    case expression(String)
  }

  let element: Int
  /// What the element is called; nil when it is gone.
  let name: String?
  let items: [Item]
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  /// What can be done with an element of a screen.
  static func items(_ element: Int, on screen: ElementTree, _ code: HandCode) -> [Item] {
    guard let found = screen.element(withID: element) else { return [] }
    let calls = code.pageMethods(using: element, in: screen).map(Item.call)
    let gestures: [Item] =
      (found.type.takesText ? [.tap, .write] : [.tap]) + [.doubleTap, .press]
      + HandDirection.allCases.map(Item.swipe) + [.scroll(.down), .scroll(.up)]
    let locator = code.locator(of: element, screen)
    return gestures + calls + [locator.map(Item.expression)].compactMap(\.self)
  }

  var document: PageDocument {
    let name = name ?? ""
    let lines = items.map { item in
      var line = StyledLine("   ")
      switch item {
      case .call(let known):
        line.add(known.title, .accent)
        line.addTrailing(language.say("page method ", ja: "ページのメソッド "), .dim)
      case .expression(let text):
        line.add("\(text) …", .text)
        line.addTrailing(language.say("code ", ja: "コード "), .dim)
      default: line.add(Self.title(of: item, language))
      }
      return line
    }
    return .list(
      language.say("Act on \(name)", ja: "操作: \(name)"), lines,
      empty: language.say("the element is gone", ja: "要素はもうありません"))
  }

  private static func title(of item: Item, _ language: Language) -> String {
    switch item {
    case .tap: language.say("Tap", ja: "タップ")
    case .doubleTap: language.say("Double tap", ja: "ダブルタップ")
    case .press: language.say("Press for a second", ja: "1 秒間押す")
    case .write: language.say("Type a text …", ja: "文字を入力…")
    case .swipe(let direction):
      language.say("Swipe \(direction.rawValue)", ja: "\(direction.japanese)へスワイプ")
    case .scroll(let direction):
      language.say("Scroll \(direction.rawValue)", ja: "\(direction.japanese)へスクロール")
    case .call, .expression: ""
    }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard items.indices.contains(item) else { return [] }
    return [.close, .selectElement(element)] + intents(of: items[item])
  }

  private func intents(of item: Item) -> [PageIntent] {
    switch item {
    case .tap: [.perform(.tap, "")]
    case .doubleTap: [.perform(.doubleTap, "")]
    case .press: [.perform(.press, "")]
    case .write: [.ask(.argument(.type), text: "")]
    case .swipe(let direction): [.perform(.swipe, direction.rawValue)]
    case .scroll(let direction): [.perform(.scroll, direction.rawValue)]
    case .call(let known): [.call(known, .run)]
    case .expression(let text): [.ask(.argument(.call), text: text + ".")]
    }
  }
}

extension HandDirection {
  fileprivate var japanese: String {
    switch self {
    case .up: "上"
    case .down: "下"
    case .left: "左"
    case .right: "右"
    }
  }
}
