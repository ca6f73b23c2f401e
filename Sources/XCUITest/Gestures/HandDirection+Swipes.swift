import Foundation
import SessionProtocol

extension HandDirection {
  /// The shortest swipe, in points: even on a small element it is long enough to be one.
  private static let shortest: CGFloat = 150

  /// Where a swipe from a point of an element ends: at the element's edge, but no sooner than a
  /// swipe is long and within the screen.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - frame: The element's frame.
  ///   - screen: The screen's size.
  /// - Returns: The point where the finger is lifted.
  func end(from start: CGPoint, frame: CGRect, screen: CGSize) -> CGPoint {
    let (width, height) = (
      max(frame.width / 2, Self.shortest), max(frame.height / 2, Self.shortest)
    )
    return switch self {
    case .up: CGPoint(x: start.x, y: max(1, start.y - height))
    case .down: CGPoint(x: start.x, y: min(screen.height - 1, start.y + height))
    case .left: CGPoint(x: max(1, start.x - width), y: start.y)
    case .right: CGPoint(x: min(screen.width - 1, start.x + width), y: start.y)
    }
  }
}
