/// An attribute that is true or false.
package enum FlagAttribute: String, Sendable {
  case exists, isEnabled, isSelected, hasFocus, isHittable

  /// The attribute of a key; some have two.
  package init?(_ key: String) {
    switch key {
    case "exists": self = .exists
    case "enabled", "isEnabled": self = .isEnabled
    case "selected", "isSelected": self = .isSelected
    case "hasFocus", "hasKeyboardFocus": self = .hasFocus
    case "hittable", "isHittable": self = .isHittable
    default: return nil
    }
  }

  /// Its value for an element.
  func value(of element: Element) -> Bool {
    switch self {
    case .exists: true
    case .isEnabled: element.isEnabled
    case .isSelected: element.isSelected
    case .hasFocus: element.hasFocus
    case .isHittable: element.isHittable
    }
  }
}
