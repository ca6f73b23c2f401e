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
  ///
  /// The keyboard's keys are not the app's: nobody looks for them among its elements.
  static func all(on screen: ElementTree) -> [NamedElement] {
    var seen: Set<String> = []
    let keyboards = screen.keyboards
    return screen.elements.enumerated().compactMap { place, element in
      guard !keyboards.contains(where: { $0.contains(place) }) else { return nil }
      let text = element.searchText
      guard !text.isEmpty, element.type != .application, seen.insert(text).inserted else {
        return nil
      }
      return NamedElement(text: text, type: "\(element.type)", id: element.id)
    }
  }
}

extension ElementTree {
  /// The places of keyboards with their keys, and with the buttons of the window that is theirs.
  fileprivate var keyboards: [Range<Int>] {
    let main = elements.firstIndex { $0.type == .window }
    return elements.indices.filter { elements[$0].type == .keyboard }.map { place in
      let window = path(to: place).last { elements[$0].type == .window && $0 != main }
      let whole = window ?? place
      return whole..<whole + 1 + descendants(of: whole).count
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
