import ElementModel
import SourceIndex

/// What a screen can be called in code: its title, and what else says it where that has no Latin
/// letters.
struct ScreenNames {
  /// Its title; empty for none.
  let title: String
  /// Whether the title is of the data in the row that led to it, so that the screen is one of many.
  let isTitledByData: Bool
  /// The names, the best first; each may have no word that Swift takes.
  let all: [String]

  /// - Parameters:
  ///   - tree: The screen.
  ///   - opening: What was done that led to it.
  ///   - rows: What the app makes identifiers of.
  init(of tree: ElementTree, after opening: RecordedAction?, _ rows: RowPatterns) {
    let element = opening?.element
    title = ScreenTitle(of: tree).text
    if let element, !title.isEmpty, element.label.contains(title),
      let row = rows.row(of: element.identifier)
    {
      isTitledByData = true
      all = ["", Self.subject(row.before)]
      return
    }
    isTitledByData = false
    let identifiers = [
      tree.chosenTab(isHittable: true)?.identifier, Self.part(of: tree, after: opening?.before),
      element?.identifier, element?.label,
    ]
    // Where an app begins may have no other name.
    let app = opening == nil ? tree.application?.label : nil
    all =
      [title.isEmpty ? tree.chosenTab()?.label ?? "" : title]
      + identifiers.compactMap(\.self).map(Self.subject) + [app].compactMap(\.self)
  }

  private static func subject(_ key: String) -> String {
    PageNaming.subject(of: key).joined(separator: " ")
  }

  /// The part that the identifiers of all that can be touched share before their last, such as `auth`
  /// of `auth.close`; `nil` where the screen before had it too.
  private static func part(of tree: ElementTree, after former: ElementTree?) -> String? {
    func part(of element: Element) -> Substring? {
      element.identifier.split(separator: ".").dropLast().last
    }
    let own = tree.elements.enumerated().compactMap { place, element in
      element.isHittable && !tree.isInTabBar(place) ? part(of: element) : nil
    }
    guard own.count > 1, Set(own).count == 1, let first = own.first,
      let former, !former.elements.contains(where: { part(of: $0) == first })
    else { return nil }
    return String(first)
  }
}
