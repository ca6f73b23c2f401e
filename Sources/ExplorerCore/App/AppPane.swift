import ElementModel
import SourceModel

extension Pane {
  /// The picture of the app.
  package static let app = Pane(1, LocalizedText("App", ja: "アプリ"), at: .picture, isSearched: true)
}

/// The App pane: a picture of the app's screen, in which elements can be selected.
struct AppPane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The app's screen, as the test finds it where the run stands.",
      ja: "実行が止まっている時点でテストから見えるアプリの画面です。"),
    LocalizedText(
      "Elements can be selected, asked about and acted on by hand.",
      ja: "要素を選び、調べ、手で操作できます。"),
    lesson: "first-page")

  /// What the command does that gives it the keys.
  static let help = LocalizedText(
    "Give the keys to App, the app's screen", ja: "アプリの画面へ移る")

  /// What the app shows.
  let screen: ElementTree
  /// The element that is highlighted.
  let selectedID: Int?
  /// The elements that have numbers, in their order.
  let markedIDs: [Int]
  /// What stands after the pane's name.
  let subtitle: String
  /// The layer of the test and what it tests, of one below the screen.
  let layering: TestLayering?
  let language: Language

  /// The elements that can be selected, in the order of the tree: those that can be touched or read,
  /// and not what a sheet hides or what lies beyond the screen's edge.
  var elements: [Element] {
    let tree = screen
    return tree.elements.indices.filter {
      isNamed(tree.elements[$0]) && !isFrame($0, in: tree) && isSeen($0, in: tree)
    }.map { tree.elements[$0] }
  }

  /// Whether an element has no name of its own and only holds controls: who means to tap one of these
  /// would record a tap on what is around it, which looks the same.
  private func isFrame(_ place: Int, in tree: ElementTree) -> Bool {
    let element = tree.elements[place]
    guard element.identifier.isEmpty, element.type == .cell || element.type == .toolbar else {
      return false
    }
    return tree.descendants(of: place).contains { tree.elements[$0].type.isControl }
  }

  /// Whether there is something to call an element by, or to do with it.
  private func isNamed(_ element: Element) -> Bool {
    element.type != .application && element.type != .window
      && (!element.identifier.isEmpty || !element.label.isEmpty || element.type.isControl)
  }

  /// Whether a person sees an element, as far as the screen tells.
  private func isSeen(_ place: Int, in tree: ElementTree) -> Bool {
    switch TouchObstacle(ofElementAt: place, in: tree) {
    // What takes no touches can still be read, and an app in the background be looked at.
    case nil, .notInFront, .unknown: true
    case .noSize, .offScreen, .scrolledAway, .covered: false
    }
  }

  /// Its items are elements; it draws none of them as lines, which serve to search.
  func document(cursor: Int?) -> PaneDocument {
    let elements = elements
    let anchor = elements.firstIndex { $0.id == selectedID } ?? 0
    return PaneDocument(count: elements.count, anchor: anchor) { item, _ in
      let element = elements[item]
      return [StyledLine("\(element.type) \(element.identifier) \(element.label)")]
    }
  }

  /// Why there is no app to see: of a test below the screen, that it needs none, and what it tests.
  var emptyText: [String] {
    guard let layering, layering.layer != .ui else {
      return [language.say("the app is not running", ja: "アプリは起動していません")]
    }
    let text =
      layering.layer == .unit
      ? language.say("a unit test, which launches no app", ja: "単体テスト（アプリは起動しません）")
      : language.say("an integration test, which launches no app", ja: "結合テスト（アプリは起動しません）")
    let work = language.say("at work:", ja: "動いているもの:")
    return [text] + (layering.parts.isEmpty ? [] : ["", work] + layering.parts)
  }

  /// At the highlighted element, which need not be one that has an item.
  func breakpoint(at item: Int) -> Breakpoint.Place? {
    guard let selectedID, let element = screen.element(withID: selectedID),
      !element.searchText.isEmpty
    else { return nil }
    return .element(element.searchText)
  }

  /// The identity of the element that an item stands for.
  func element(at item: Int) -> Int? {
    let elements = elements
    return elements.indices.contains(item) ? elements[item].id : nil
  }
}

extension ElementType {
  /// Whether a person expects to do something with it, even where it has no name.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .textField, .secureTextField, .searchField, .textView, .switch, .toggle, .slider,
      .stepper, .cell, .link, .picker, .pickerWheel, .datePicker, .segmentedControl:
      true
    default: false
    }
  }
}
