import ElementModel
import SwiftUI
import Testing
import VirtualTime

/// Moves fingers as a person does: in small steps, each of which takes its time.
extension AppDriver {
  private static let step = Duration.milliseconds(20)

  /// Lets time pass.
  func wait(_ duration: Duration) { VirtualTime.run(until: VirtualTime.now + duration) }

  /// Puts a finger on the screen.
  func press(at point: CGPoint, finger: Int = 0) {
    app.touch([Touch(finger: finger, phase: .began, location: point)])
  }

  /// Takes a finger off the screen.
  func lift(at point: CGPoint, finger: Int = 0) {
    app.touch([Touch(finger: finger, phase: .ended, location: point)])
  }

  /// Moves the finger on the screen in a number of steps.
  func move(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    for number in 1...steps {
      wait(Self.step)
      app.touch([Touch(phase: .moved, location: start.part(number, of: steps, to: end))])
    }
  }

  /// Drags a finger over the screen, and holds it at the end for as long as asked.
  func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, hold: Duration = .milliseconds(500)
  ) {
    press(at: start)
    move(from: start, to: end, steps: steps)
    wait(hold)
    lift(at: end)
  }

  /// Moves two fingers at once.
  func pinch(
    _ first: (from: CGPoint, to: CGPoint), _ second: (from: CGPoint, to: CGPoint),
    steps: Int = 10
  ) {
    app.touch([
      Touch(finger: 0, phase: .began, location: first.from),
      Touch(finger: 1, phase: .began, location: second.from),
    ])
    for number in 1...steps {
      wait(Self.step)
      app.touch([
        Touch(
          finger: 0, phase: .moved, location: first.from.part(number, of: steps, to: first.to)),
        Touch(
          finger: 1, phase: .moved, location: second.from.part(number, of: steps, to: second.to)),
      ])
    }
    app.touch([
      Touch(finger: 0, phase: .ended, location: first.to),
      Touch(finger: 1, phase: .ended, location: second.to),
    ])
  }

  /// Where a tap on an element lands.
  func point(
    _ key: String, _ type: ElementType = .any, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CGPoint {
    let element = try #require(find(key, type), sourceLocation: sourceLocation)
    return try #require(element.hitPoint, sourceLocation: sourceLocation)
  }

  /// Holds a finger on an element.
  func longPress(_ key: String, for duration: Duration) throws {
    let point = try point(key)
    press(at: point)
    wait(duration)
    lift(at: point)
  }
}

extension CGPoint {
  /// The point some steps of the way to another.
  func part(_ step: Int, of steps: Int, to end: CGPoint) -> CGPoint {
    let part = CGFloat(step) / CGFloat(steps)
    return CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }

  /// The point beside this one.
  func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
