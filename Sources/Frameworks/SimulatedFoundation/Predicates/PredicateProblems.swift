import Foundation

/// Where it is told that a predicate makes no sense.
package enum PredicateProblems {
  // Set once, before any predicate is made.
  nonisolated(unsafe) private static var listener: (@Sendable (String) -> Void)?

  /// Has somebody told of problems from now on; without anyone they end the program, as on iOS.
  package static func tell(_ listener: @escaping @Sendable (String) -> Void) {
    self.listener = listener
  }

  /// Tells what is wrong with a predicate.
  static func report(_ message: String) {
    guard let listener else { fatalError(message) }
    listener(message)
  }
}
