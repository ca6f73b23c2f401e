import Foundation
import VirtualTime

extension GesturePath {
  /// One or more taps, with one or more fingers beside each other.
  ///
  /// - Parameters:
  ///   - taps: How often and with how many fingers.
  ///   - point: The middle between the fingers.
  /// - Returns: The path.
  static func tapping(_ taps: Taps, at point: CGPoint) -> GesturePath {
    let spread = 40.0
    let fingers = (0..<taps.fingers).map { finger in
      let offset = (Double(finger) - Double(taps.fingers - 1) / 2) * spread
      return CGPoint(x: point.x + offset, y: point.y)
    }
    var path = GesturePath(fingers: fingers)
    for tap in 0..<taps.count {
      if tap > 0 { path.hold(betweenTaps.seconds) }
      path.press()
      path.hold(Self.tap.seconds)
      path.lift()
    }
    return path
  }

  /// A press at one place.
  static func pressing(at point: CGPoint, for seconds: Double) -> GesturePath {
    var path = GesturePath(fingers: [point])
    path.press()
    path.hold(seconds)
    path.lift()
    return path
  }

  /// A press, a movement in a straight line, and a rest before the finger is lifted.
  static func dragging(from start: CGPoint, to end: CGPoint, as drag: Drag) -> GesturePath {
    var path = GesturePath(fingers: [start])
    path.press()
    path.hold(drag.press)
    let distance = hypot(end.x - start.x, end.y - start.y)
    path.move(for: Double(distance) / drag.velocity.pointsPerSecond) { part in
      [start.interpolated(to: end, part)]
    }
    path.hold(drag.hold)
    path.lift()
    return path
  }

  /// Two fingers beside each other that move apart or together.
  ///
  /// - Parameters:
  ///   - center: The middle between the fingers.
  ///   - reach: The largest distance of a finger from the middle, in points.
  ///   - scale: The last distance as a multiple of the first.
  ///   - velocity: How fast the scale changes, per second.
  /// - Returns: The path.
  static func pinching(
    at center: CGPoint, reach: CGFloat, scale: CGFloat, velocity: CGFloat
  ) -> GesturePath {
    let (first, last) = scale > 1 ? (reach / scale, reach) : (reach, reach * scale)
    let speed = abs(velocity) > 0 ? abs(velocity) : 1
    return twoFingers(seconds: Double(abs(scale - 1) / speed)) { part in
      let distance = first + (last - first) * part
      return [
        CGPoint(x: center.x - distance, y: center.y), CGPoint(x: center.x + distance, y: center.y),
      ]
    }
  }

  /// Two fingers that turn around each other.
  ///
  /// - Parameters:
  ///   - center: The middle between the fingers.
  ///   - reach: The distance of the fingers from the middle, in points.
  ///   - rotation: By how much, in radians, clockwise.
  ///   - velocity: How fast, in radians a second.
  /// - Returns: The path.
  static func rotating(
    at center: CGPoint, reach: CGFloat, by rotation: CGFloat, velocity: CGFloat
  ) -> GesturePath {
    let speed = abs(velocity) > 0 ? abs(velocity) : 1
    return twoFingers(seconds: Double(abs(rotation) / speed)) { part in
      let angle = Double(rotation) * part
      let (x, y) = (reach * cos(angle), reach * sin(angle))
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
  }

  private static func twoFingers(
    seconds: Double, along position: (Double) -> [CGPoint]
  ) -> GesturePath {
    var path = GesturePath(fingers: position(0))
    path.press()
    path.move(for: seconds, along: position)
    path.lift()
    return path
  }
}

extension CGPoint {
  /// The point at a part of the way to another.
  fileprivate func interpolated(to end: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
