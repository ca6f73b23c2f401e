/// An attribute that is text, by its key.
enum TextAttribute: String, Sendable {
  case identifier, label, title, value, placeholderValue

  /// The text; `nil` when the element has none.
  func text(of element: Element) -> String? {
    switch self {
    case .identifier: element.identifier
    case .label: element.label
    case .title: element.title
    case .value: element.value
    case .placeholderValue: element.placeholderValue
    }
  }
}
