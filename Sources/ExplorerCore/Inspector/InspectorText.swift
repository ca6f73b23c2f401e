import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// What the inspector says of an element, in parts that can be selected.
struct InspectorText {
  /// A part: a name with a text that is broken where there is no room for it.
  struct Item: Hashable, Sendable {
    /// What choosing it leads to.
    enum Target: Hashable, Sendable {
      case none
      case element(Int)
      case locator(String)
      case source(SourceLocation)
      case event(Int)
    }

    var name = ""
    var text: String
    var role = Role.text
    var note = ""
    var indent = 0
    var target = Target.none

    /// Its rows at a width.
    func rows(width: Int) -> [StyledLine] {
      let start = 1 + indent
      let column = name.isEmpty ? start : start + InspectorText.nameWidth
      let lines = text.wrapped(toWidth: max(8, width - column - 1), limit: 4)
      var rows = lines.enumerated().map { number, line in
        var row = StyledLine(String(repeating: " ", count: start))
        if !name.isEmpty {
          row.add((number == 0 ? name : "").padded(toWidth: InspectorText.nameWidth), .dim)
        }
        row.add(line, role)
        return row
      }
      if !note.isEmpty {
        let blanks = String(repeating: " ", count: column + 2)
        rows += note.wrapped(toWidth: max(8, width - column - 3), limit: 4).map {
          StyledLine(blanks + $0, .dim)
        }
      }
      return rows
    }
  }

  /// Columns of the names of attributes.
  static let nameWidth = 18

  let id: Int
  /// What the app shows.
  let screen: ElementTree
  /// How the element changed last, as far as that is recorded.
  let lastChange: RunRecord.ElementChange?
  /// What the page objects look for.
  let namedLocators: [NamedLocator]
  /// Where the elements of page objects are declared.
  let project: ProjectState
  /// The key that goes back to the last change.
  let key: String?
  let language: Language

  /// All parts, in order.
  var items: [Item] {
    guard let inspection = ElementInspection(ofElementWithID: id, in: screen) else {
      let text = language.say(
        "The element is not on the screen now.", ja: "要素は今の画面にありません。")
      return [Item(text: text, role: .wait)] + change
    }
    return attributes(of: inspection) + change + locators + pageElements + places(inspection)
  }

  private func heading(_ text: String) -> [Item] {
    [Item(text: ""), Item(text: text, role: .title)]
  }

  private func attributes(of inspection: ElementInspection) -> [Item] {
    var items = inspection.attributes.map { Item(name: $0.name, text: $0.value) }
    if let place = items.firstIndex(where: { $0.name == "isHittable" }),
      let obstacle = inspection.obstacle
    {
      items[place].role = .wait
      items[place].note = obstacle.text(in: screen, language)
      if let cover = obstacle.elementID { items[place].target = .element(cover) }
    }
    if let place = items.firstIndex(where: { $0.name == "isEnabled" }),
      !inspection.element.isEnabled
    {
      items[place].role = .wait
    }
    return items
  }

  private var change: [Item] {
    let keys = key.map { " (\($0))" } ?? ""
    let title = heading(language.say("Changed last", ja: "最後の変化") + keys)
    guard let change = lastChange else {
      return title + [
        Item(
          text: language.say("not in what is recorded", ja: "記録の中にはありません"), role: .dim, indent: 2)
      ]
    }
    let moment = language.say(
      "at event \(change.event.index), \(change.event.time.momentText) s",
      ja: "イベント \(change.event.index)、\(change.event.time.momentText) 秒")
    let target = Item.Target.event(change.event.index)
    var items = title
    items.append(Item(text: moment, role: .accent, indent: 2, target: target))
    switch (change.before, change.after) {
    case (let before?, let after?):
      items += before.changes(to: after).map {
        Item(text: "~ \($0.name) \($0.before) → \($0.after)", indent: 2, target: target)
      }
    case (nil, _):
      items.append(Item(text: language.say("+ it came", ja: "+ 現れた"), indent: 2, target: target))
    case (_, nil):
      items.append(Item(text: language.say("- it went", ja: "- 消えた"), indent: 2, target: target))
    }
    return items
  }

  private var locators: [Item] {
    let found = SuggestedLocators.of(elementWithID: id, in: screen, pages: namedLocators)
    guard !found.isEmpty else { return [] }
    return heading(language.say("Locators, best first", ja: "ロケーター（良い順）"))
      + found.map { locator in
        let pages = locator.pageElements.joined(separator: ", ")
        let count =
          locator.matches == 1
          ? language.say("finds it alone", ja: "これだけに一致")
          : language.say("finds \(locator.matches)", ja: "\(locator.matches) 個に一致")
        let reason = language.say(locator.reason, ja: locator.basis.japanese)
        return Item(
          text: locator.text, role: locator.matches == 1 ? .accent : .wait,
          note: (locator.matches == 1 ? "✓ " : "✗ ") + count + ": " + reason
            + (pages.isEmpty ? "" : "\n◀ \(pages)"),
          indent: 2, target: .locator(locator.text))
      }
  }

  private var pageElements: [Item] {
    let names = SuggestedLocators.pageElements(
      findingElementWithID: id, in: screen, pages: namedLocators)
    let items = names.map { name in
      let location = project.location(ofPageElement: name)
      return Item(
        text: name + (location.map { "  \($0)" } ?? ""), indent: 2,
        target: location.map { .source($0) } ?? .none)
    }
    let none = Item(
      text: language.say("none finds it alone", ja: "これだけを見つけるものはありません"), role: .dim, indent: 2)
    return heading(language.say("Page elements", ja: "ページの要素")) + (items.isEmpty ? [none] : items)
  }

  private func places(_ inspection: ElementInspection) -> [Item] {
    let above = inspection.path.enumerated().compactMap { level, id -> Item? in
      guard let element = screen.element(withID: id) else { return nil }
      return Item(text: element.summary, indent: 2 + min(level, 12), target: .element(id))
    }
    let own = Item(
      text: "▶ " + inspection.element.summary, role: .highlight,
      indent: 2 + min(above.count, 12))
    return heading(language.say("In the tree", ja: "ツリーの中の位置")) + above + [own]
  }
}

extension SuggestedLocator.Basis {
  /// What speaks for or against it.
  fileprivate var japanese: String {
    switch self {
    case .identifier: "識別子は文言や言語が変わっても残ります。"
    case .container: "識別子のある要素の中だけを探します。"
    case .label: "ラベルは文言や言語で変わります。"
    case .partOfText: "文言の一部で探します。文言や言語で変わります。"
    case .position: "位置は画面の他の要素で変わります。"
    }
  }
}
