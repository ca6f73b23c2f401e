import ElementModel
import Foundation

/// Why no finger reaches an element, in words.
enum HandObstacle {
  /// The reason.
  ///
  /// - Parameters:
  ///   - element: An element without a hit point.
  ///   - screen: What a person sees.
  /// - Returns: A sentence.
  static func text(for element: Element, in screen: ElementTree) -> String {
    guard element.frame.width > 0, element.frame.height > 0 else { return "It has no size." }
    let bounds = screen.elements.first?.frame ?? element.frame
    guard bounds.intersects(element.frame) else { return "It is outside the screen." }
    if let cover = cover(of: element, in: screen) {
      return "\(cover.handTitle) is in front of it."
    }
    return "Something else is in front of it."
  }

  /// The frontmost element that a finger would reach in the middle of another.
  private static func cover(of element: Element, in screen: ElementTree) -> Element? {
    if let alert = screen.elements.last(where: { $0.type == .alert }), alert.id != element.id {
      return alert
    }
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    return screen.elements.last {
      $0.hitPoint != nil && $0.id != element.id && $0.frame.contains(middle)
        && $0.type != .window && $0.type != .application
        && !($0.identifier.isEmpty && $0.label.isEmpty)
    }
  }
}
