import ElementModel
import Foundation

/// Looks through a tree for what makes an app hard to use for people who do not see or tap as well
/// as others.
///
/// Judges only what the tree tells: names, sizes and traits. Which short texts Xcode has for what is
/// from its reports.
enum AccessibilityAudit {
  /// Something found.
  struct Finding: Hashable {
    /// The element's identity.
    var elementID: Int
    /// The kind.
    var type: XCUIAccessibilityAuditType
    /// What it is, in a few words.
    var summary: String
    /// What it is and why it matters.
    var detail: String
  }

  /// The side of the smallest area that passes, in points.
  ///
  /// Apple's Human Interface Guidelines ask for 44. Xcode's own limit is not documented; it lets
  /// links and switches pass, which are between 24 and 31 points high.
  private static let smallestSide: CGFloat = 24

  /// The findings of some kinds in a tree, in document order; what is off the screen is not judged,
  /// as a person who looks at the screen could not either.
  static func findings(
    in tree: ElementTree, types: XCUIAccessibilityAuditType
  ) -> [Finding] {
    let screen = tree.application?.frame ?? .zero
    return tree.accessibleElements.flatMap { index -> [Finding] in
      let element = tree.elements[index]
      guard element.isInteractive, !element.frame.isEmpty, element.frame.intersects(screen)
      else { return [] }
      return [description(of: element), size(of: element), traits(of: element)]
        .compactMap { $0 }.filter { types.contains($0.type) }
    }
  }

  private static func description(of element: Element) -> Finding? {
    let text = [element.label, element.placeholderValue ?? "", element.title]
      .first { !$0.isEmpty }
    guard let text else {
      return Finding(
        elementID: element.id, type: .sufficientElementDescription,
        summary: "Element has no description",
        detail: "\(element.summaryWithFrame) has no label for a screen reader to read.")
    }
    guard !text.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else { return nil }
    return Finding(
      elementID: element.id, type: .sufficientElementDescription,
      summary: "Label not human-readable",
      detail: "\(element.summaryWithFrame) has a label that says nothing when it is read out.")
  }

  private static func size(of element: Element) -> Finding? {
    guard min(element.frame.width, element.frame.height) < smallestSide else { return nil }
    return Finding(
      elementID: element.id, type: .hitRegion, summary: "Hit area is too small",
      detail: "\(element.summaryWithFrame) is hard to tap: controls should be 44 points wide and "
        + "high.")
  }

  private static func traits(of element: Element) -> Finding? {
    guard element.traits.contains(.cancel), element.traits.contains(.destructive) else {
      return nil
    }
    return Finding(
      elementID: element.id, type: .trait, summary: "Element has conflicting traits",
      detail: "\(element.summaryWithFrame) cannot both cancel and destroy.")
  }
}

extension Element {
  /// Whether people interact with elements of this type.
  fileprivate var isInteractive: Bool {
    switch type {
    case .button, .link, .switch, .toggle, .slider, .stepper, .textField, .secureTextField,
      .textView, .searchField, .picker, .pickerWheel, .datePicker, .segmentedControl, .checkBox,
      .radioButton, .menuItem, .popUpButton, .menuButton, .tab:
      true
    default: false
    }
  }
}
