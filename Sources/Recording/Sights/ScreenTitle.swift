import ElementModel

/// What a screen is called: the title of its navigation bar, or nothing.
struct ScreenTitle: Hashable {
  /// The title.
  let text: String
  /// The tab that is chosen, where there is no title and nothing is over it.
  private let tab: String

  init(of tree: ElementTree) {
    let bar = tree.elements.last { $0.type == .navigationBar }
    text = bar.map { $0.identifier.isEmpty ? $0.label : $0.identifier } ?? ""
    tab = text.isEmpty ? tree.chosenTab(isHittable: true)?.label ?? "" : ""
  }

  /// What the titles of forms begin with in which something is made or changed.
  private static let makers = ["new", "add", "edit", "create"]

  /// Whether it is the name of a page, or one ends in the other: `People`, `All People` and
  /// `SearchPeople` of `PeoplePage`.
  func names(_ page: String) -> Bool {
    let title = (text.isEmpty ? tab : text).filter { $0.isLetter || $0.isNumber }.lowercased()
    let name = page.lowercased()
    let endings = ["viewpage", "pageobject", "page", "screen", "view", "robot"]
    guard !title.isEmpty, title != name else { return !title.isEmpty }
    guard let ending = endings.first(where: { name.hasSuffix($0) && name.count > $0.count }) else {
      return false
    }
    let base = name.dropLast(ending.count)
    if title == base { return true }
    // `New Recipe` is no `RecipePage`.
    guard !Self.makers.contains(where: { title.hasPrefix($0) && !base.hasPrefix($0) }) else {
      return false
    }
    return base.count > 3 && title.hasSuffix(base)
      || title.count > 3 && base.hasSuffix(title)
  }
}
