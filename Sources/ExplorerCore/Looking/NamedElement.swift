import ElementModel

/// An element that can be asked for by a text.
struct NamedElement: Hashable, Sendable {
  /// Its identifier; its label, if it has none.
  var text: String
  /// Its type, such as `button`.
  var type: String
  /// Identity in the tree.
  var id: Int

  /// The elements of a screen that have an identifier or a label, each text once.
  static func all(on screen: ElementTree) -> [NamedElement] {
    var seen: Set<String> = []
    return screen.elements.compactMap { element in
      let text = element.searchText
      guard !text.isEmpty, element.type != .application, seen.insert(text).inserted else {
        return nil
      }
      return NamedElement(text: text, type: "\(element.type)", id: element.id)
    }
  }
}

extension Element {
  /// What tests look for it by: its identifier; its label, if it has none.
  var searchText: String { identifier.isEmpty ? label : identifier }
}

extension ElementType {
  /// Whether keys go into it.
  var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }
}
