import ElementModel
import SessionProtocol
import VirtualTime

/// What was read last: an assertion that fails right after is about it.
struct LastRead {
  /// When it was read.
  var time: Duration
  /// What was read of it.
  var attribute: Read.Attribute
  /// The element or query, as messages name it.
  var target: String
  /// The element; of a query, its first match.
  var reference: ElementReference
  /// What was read.
  var value: String

  /// What a read would give of an app as it is shown.
  ///
  /// - Parameter tree: What the app shows.
  /// - Returns: The text; `nil` where there is no element, or where a picture of the screen does not
  ///   tell.
  func text(in tree: ElementTree) -> String? {
    if attribute == .count { return "\(reference.query.matches(in: tree).count)" }
    let element = reference.match(in: tree)
    if attribute == .exists { return element == nil ? "false" : "true" }
    guard let element else { return nil }
    switch attribute {
    case .isHittable: return "\(element.isHittable)"
    case .isEnabled: return "\(element.isEnabled)"
    case .isSelected: return "\(element.isSelected)"
    case .label: return element.label
    case .title: return element.title
    case .identifier: return element.identifier
    case .placeholderValue: return element.placeholderValue ?? "nil"
    case .value: return element.value ?? "nil"
    default: return nil
    }
  }
}
