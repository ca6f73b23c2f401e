import Foundation
import SimulatedUIKit

/// Views and controllers in the words that UIKit's debugging methods have for them, without addresses.
@MainActor enum ViewDescription {
  /// A view and all that is in it, a line for each.
  static func text(of view: UIView, depth: Int = 0) -> String {
    let line =
      String(repeating: "   | ", count: depth) + "<\(parts(of: view).joined(separator: "; "))>"
    return ([line] + view.subviews.map { text(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  private static func parts(of view: UIView) -> [String] {
    var parts = [name(of: view), "frame = \(text(of: view.frame))"]
    if let text = text(in: view) { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if view.isHidden { parts.append("hidden = YES") }
    if let mask = text(of: view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(String(describing: type(of: view.layer)))>")
    return parts
  }

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let text as UITextView: text.text
    default: nil
    }
  }

  /// The class of a view; that of what UIKit puts around others is named as UIKit does.
  private static func name(of view: UIView) -> String {
    switch view.kind {
    case .navigation, .tabs: "UILayoutContainerView"
    case .hosting, .plain, .web: String(describing: type(of: view))
    }
  }

  private static func text(of frame: CGRect) -> String {
    "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
  }

  /// A number with six digits at most, as `%g` has it.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  private static func text(of mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let parts = names.filter { mask.contains($0.0) }.map(\.1)
    return parts.isEmpty ? nil : parts.joined(separator: "+")
  }

  /// A controller and those in it, a line for each.
  static func text(of controller: UIViewController, depth: Int = 0) -> String {
    let indent = String(repeating: "   | ", count: depth)
    let state = controller.isShown ? "appeared" : "disappeared"
    let view = controller.viewIfLoaded.map { view in
      "<\(name(of: view))>" + (controller.isShown ? "" : " not in the window")
    }
    let line =
      "\(indent)<\(String(describing: type(of: controller)))>, state: \(state), "
      + "view: \(view ?? "(view not loaded)")"
    return ([line] + controller.children.map { text(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }
}
