import ElementModel
import SessionProtocol
import TerminalModel

/// What can be done with an element by hand: gestures, and the page methods that use it.
struct ElementActionsPage: OverlayPage {
  /// A line of the page.
  private enum Item: Hashable {
    case tap, doubleTap, press, write
    case swipe(HandDirection)
    case scroll(HandDirection)
    case call(ExplorerModel.KnownCallable)
    case expression(String)
  }

  let element: Int
  let actions: Set<PageAction> = [.select]

  private func items(_ model: ExplorerModel) -> [Item] {
    guard let found = model.run.state.screen.element(withID: element) else { return [] }
    let code = HandCode(model)
    let calls = code.pageMethods(using: element, in: model.run.state.screen).map(Item.call)
    let gestures: [Item] =
      (found.type.takesText ? [.tap, .write] : [.tap]) + [.doubleTap, .press]
      + HandDirection.allCases.map(Item.swipe) + [.scroll(.down), .scroll(.up)]
    let locator = code.locator(of: element, model.run.state.screen)
    return gestures + calls + [locator.map(Item.expression)].compactMap(\.self)
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let found = model.run.state.screen.element(withID: element)
    let name = found.map { "\($0.type) \($0.searchText)" } ?? ""
    let lines = items(model).map { item in
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

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let items = items(model)
    guard items.indices.contains(item) else { return [] }
    model.pages.open.removeLast()
    model.view.appElement = element
    switch items[item] {
    case .tap: return model.touch("") { .tap($0) }
    case .doubleTap: return model.touch("") { .doubleTap($0) }
    case .press: return model.press("")
    case .write: model.typing.prompt = Prompt(.argument(.type))
    case .swipe(let direction): return model.swipe(direction.rawValue)
    case .scroll(let direction): return model.scroll(direction.rawValue)
    case .call(let known): return model.begin(known, for: .run)
    case .expression(let text): model.typing.prompt = Prompt(.argument(.call), text: text + ".")
    }
    return []
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
