import ElementModel
import SourceModel

/// What depends on an element's identifier.
extension ExplorerMind {
  /// The elements of the screen that have an identifier or a label, each text once.
  var namedElements: [NamedElement] { NamedElement.all(on: run.state.screen) }

  /// The text of the element that is selected in Pages.
  var selectedText: String? {
    guard view.focus == .pages, let cursor = cursors[.pages] else { return nil }
    return pagesPane.key(at: cursor)
  }

  /// Opens what depends on a text; without one, on the element selected in Pages, or else a list of
  /// elements to choose from.
  mutating func showImpact(of text: String) {
    if let text = text.isEmpty ? selectedText : text {
      open(ImpactPage.Key(text: text))
    } else {
      open(ElementsPage.Key())
    }
  }

  /// What depends on a text, in lines.
  func impactLines(of text: String) -> [ImpactText.Line] {
    ImpactText(
      project.index.impact(of: text, observations: project.knownObservations), titleLimit: 36,
      in: language
    ).lines
  }
}
