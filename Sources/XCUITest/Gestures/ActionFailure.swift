import ElementModel

/// Why something could not be done with an element that was found.
struct ActionFailure: Error, Hashable {
  /// The whole message in Xcode's words.
  let message: String

  /// The element has no point that a touch would reach.
  static func notHittable(_ element: Element) -> ActionFailure {
    ActionFailure(message: "Failed to not hittable: \(element.summaryWithFrame)")
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
