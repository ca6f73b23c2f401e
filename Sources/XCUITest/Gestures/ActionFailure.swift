import ElementModel
import Foundation

/// Why something could not be done with an element that was found.
struct ActionFailure: Error, Hashable {
  /// The whole message in Xcode's words.
  let message: String

  /// The element has no point that a touch would reach.
  static func notHittable(_ element: Element) -> ActionFailure {
    ActionFailure(message: "Failed to not hittable: \(element.summaryWithFrame)")
  }

  /// A point whose offsets are no numbers, or too large to be added up.
  ///
  /// - Parameters:
  ///   - verb: What was to be done there, such as `tap`.
  ///   - title: The point as the activity log names it.
  ///   - point: What came out.
  /// - Returns: The failure, in words of our own: Xcode's are not known.
  static func nowhere(_ verb: String, _ title: String, _ point: CGPoint) -> ActionFailure {
    ActionFailure(
      message: "Failed to \(verb) \(title): The point \(point.logText) is nowhere.")
  }

  /// The element could not be had.
  ///
  /// - Parameters:
  ///   - verb: What was to be done, such as `tap`.
  ///   - title: The element as messages name it.
  ///   - failure: Why it could not be had.
  /// - Returns: The failure.
  static func resolution(
    _ verb: String, _ title: String, _ failure: ResolutionFailure
  ) -> ActionFailure {
    ActionFailure(message: "Failed to \(verb) \(title): \(failure.message)")
  }
}
