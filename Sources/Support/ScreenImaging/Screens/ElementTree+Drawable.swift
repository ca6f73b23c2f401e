import ElementModel
import Foundation

extension ElementTree {
  /// The tree with frames that can be calculated with.
  ///
  /// An app may put a view anywhere, also at infinity or at what is no number. Nothing of that is
  /// on a screen, and Foundation's rectangles stop the program over some of it.
  func drawable() -> ElementTree {
    if elements.allSatisfy({ Self.isDrawable($0.frame) }) { return self }
    var builder = Builder()
    var ends: [Int] = []
    for (index, element) in elements.enumerated() {
      while let end = ends.last, end <= index {
        builder.close()
        ends.removeLast()
      }
      var element = element
      element.frame = Self.drawable(element.frame)
      ends.append(descendants(of: index).upperBound)
      builder.open(element)
    }
    return builder.tree
  }

  /// Points further away than this are on no screen.
  private static let limit: CGFloat = 100_000

  private static func isDrawable(_ frame: CGRect) -> Bool {
    abs(frame.origin.x) <= limit && abs(frame.origin.y) <= limit
      && frame.size.width >= 0 && frame.size.width <= limit
      && frame.size.height >= 0 && frame.size.height <= limit
  }

  private static func drawable(_ frame: CGRect) -> CGRect {
    func bounded(_ value: CGFloat) -> CGFloat {
      value == value ? Swift.min(Swift.max(value, -limit), limit) : 0
    }
    return CGRect(
      x: bounded(frame.origin.x), y: bounded(frame.origin.y),
      width: Swift.max(0, bounded(frame.size.width)),
      height: Swift.max(0, bounded(frame.size.height)))
  }
}
