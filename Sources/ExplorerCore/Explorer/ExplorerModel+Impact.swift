import ElementModel
import SourceModel

/// What depends on an element's identifier.
extension ExplorerModel {
  /// An element that can be asked for by a text.
  struct NamedElement: Hashable {
    /// Its identifier; its label, if it has none.
    var text: String
    /// Its type, such as `button`.
    var type: String
    /// Identity in the tree.
    var id: Int
  }

  /// The elements of the screen that have an identifier or a label, each text once.
  var namedElements: [NamedElement] {
    var seen: Set<String> = []
    return run.state.screen.elements.compactMap { element in
      let text = element.searchText
      guard !text.isEmpty, element.type != .application, seen.insert(text).inserted else {
        return nil
      }
      return NamedElement(text: text, type: "\(element.type)", id: element.id)
    }
  }

  /// The position of the element under action among the named ones.
  var markedElement: Int? {
    guard let id = run.state.elementID,
      let element = run.state.screen.elements.first(where: { $0.id == id })
    else { return nil }
    let text = element.searchText
    return namedElements.firstIndex { $0.text == text }
  }

  /// The text of the element that is selected in Pages.
  var selectedText: String? {
    guard view.focus == .pages, let cursor = view.cursors[.pages] else { return nil }
    return PagesPane(model: self).key(at: cursor)
  }

  /// What depends on a text, in lines.
  func impactLines(of text: String) -> [ImpactText.Line] {
    ImpactText(
      project.index.impact(of: text, observations: project.knownObservations), titleLimit: 36,
      in: language
    ).lines
  }
}

extension Element {
  /// What tests look for it by: its identifier; its label, if it has none.
  var searchText: String { identifier.isEmpty ? label : identifier }
}
