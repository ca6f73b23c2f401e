import ElementModel
import Foundation

extension Element {
  /// The frame with every coordinate a number that can be calculated with, whatever the app said.
  var drawnFrame: CGRect {
    CGRect(
      x: Self.bounded(frame.origin.x), y: Self.bounded(frame.origin.y),
      width: max(0, Self.bounded(frame.size.width)), height: max(0, Self.bounded(frame.size.height))
    )
  }

  private static func bounded(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(1_000_000, max(-1_000_000, value))
  }
}
