import ElementModel
import Foundation
import SessionProtocol

/// Why something could not be done with an element that was found.
struct ActionFailure: Error, Hashable {
  /// The whole message in Xcode's words.
  let message: String
  /// What is in the way, for whoever looks for a cause.
  var obstacle = ElementObstacle.unsuitable

  /// The element has no point that a touch would reach.
  static func notHittable(_ element: Element) -> ActionFailure {
    ActionFailure(
      message: Wording.notHittable(element.summaryWithFrame), obstacle: .notHittable)
  }

  /// A point whose offsets are no numbers, or too large to be added up.
  ///
  /// - Parameters:
  ///   - verb: What was to be done there, such as `tap`.
  ///   - title: The point as the activity log names it.
  ///   - point: What came out.
  /// - Returns: The failure, in words of our own: Xcode's are not known.
  static func nowhere(_ verb: String, _ title: String, _ point: CGPoint) -> ActionFailure {
    .unsuitable(verb, title, "The point \(point.logText) is nowhere.")
  }

  /// What was to be done cannot be done in this way.
  ///
  /// - Parameters:
  ///   - verb: What was to be done, such as `tap`.
  ///   - title: With what; `nil` where the verb says it all.
  ///   - detail: What is amiss.
  /// - Returns: The failure.
  static func unsuitable(_ verb: String, _ title: String? = nil, _ detail: String) -> ActionFailure
  {
    ActionFailure(message: Wording.cannot(verb, title, because: detail))
  }

  /// Nothing takes keys.
  ///
  /// - Parameter snapshot: What was to take them; `nil` when there is nothing on the screen.
  /// - Returns: The failure.
  static func noKeyboardFocus(of snapshot: String?) -> ActionFailure {
    ActionFailure(
      message: Wording.noKeyboardFocus(of: snapshot), obstacle: .noKeyboardFocus)
  }

  /// The element could not be had.
  ///
  /// - Parameters:
  ///   - verb: What was to be done, such as `tap`.
  ///   - title: The element as messages name it; `nil` where nothing can be had.
  ///   - failure: Why it could not be had.
  /// - Returns: The failure.
  static func resolution(
    _ verb: String, _ title: String?, _ failure: ResolutionFailure
  ) -> ActionFailure {
    ActionFailure(
      message: Wording.cannot(verb, title, because: failure.message), obstacle: failure.obstacle)
  }
}
