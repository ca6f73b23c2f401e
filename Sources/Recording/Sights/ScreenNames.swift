import ElementModel
import SourceIndex

/// What a screen can be called in code: its title, and what else says it where that has no Latin
/// letters.
struct ScreenNames {
  /// The names, the best first; each may have no word that Swift takes.
  let all: [String]

  /// - Parameters:
  ///   - tree: The screen.
  ///   - opening: What was done that led to it.
  ///   - rows: What the app makes identifiers of.
  init(of tree: ElementTree, after opening: RecordedAction?, _ rows: RowPatterns) {
    let element = opening?.element
    let title = ScreenTitle(of: tree).text
    // A screen that is titled by the data in the row that led to it is one of many.
    if let element, !title.isEmpty, element.label.contains(title),
      let row = rows.row(of: element.identifier)
    {
      all = ["", PageNaming.subject(of: row.before)]
      return
    }
    let identifiers = [Self.tab(of: tree), Self.part(of: tree, after: opening?.before)]
    let words =
      (identifiers + [element?.identifier, element?.label]).compactMap(\.self)
      .map { PageNaming.subject(of: $0) }
    // Where an app begins may have no other name.
    let app = opening == nil ? tree.application.map { [$0.label] } ?? [] : []
    all = [title] + words + app
  }

  /// The identifier of the tab that is chosen, where it can be touched.
  private static func tab(of tree: ElementTree) -> String? {
    tree.elements.enumerated().first { place, element in
      element.isSelected && element.isHittable && element.type == .button
        && tree.path(to: place).contains { tree.elements[$0].type == .tabBar }
    }?.element.identifier
  }

  /// The part that the identifiers of all that can be touched share before their last, such as `auth`
  /// of `auth.close`; `nil` where the screen before had it too.
  private static func part(of tree: ElementTree, after former: ElementTree?) -> String? {
    func part(of element: Element) -> Substring? {
      element.identifier.split(separator: ".").dropLast().last
    }
    let own = tree.elements.enumerated().compactMap { place, element in
      element.isHittable
        && !tree.path(to: place).contains(where: { tree.elements[$0].type == .tabBar })
        ? part(of: element) : nil
    }
    guard own.count > 1, Set(own).count == 1, let first = own.first,
      let former, !former.elements.contains(where: { part(of: $0) == first })
    else { return nil }
    return String(first)
  }
}
