import ElementModel

/// The App pane: a picture of the app's screen, in which elements can be selected.
struct AppPane {
  let model: ExplorerModel

  /// The elements that can be selected, in the order of the tree: those that can be touched or read.
  var elements: [Element] {
    model.run.state.screen.elements.filter { element in
      element.type != .application && element.type != .window
        && (!element.identifier.isEmpty || !element.label.isEmpty || element.type.isControl)
    }
  }

  /// Its items are elements; it draws none of them as lines, which serve to search.
  var document: PaneDocument {
    let elements = elements
    let anchor = elements.firstIndex { $0.id == model.selectedElementID } ?? 0
    return PaneDocument(count: elements.count, anchor: anchor) { item, _ in
      let element = elements[item]
      return [StyledLine("\(element.type) \(element.identifier) \(element.label)")]
    }
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
