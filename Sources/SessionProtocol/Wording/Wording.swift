import Foundation

/// Events in Xcode's words, for logs, messages and readers: the one place that knows them.
///
/// What is known travels as values; a sentence is made from them where it is shown, and nobody reads
/// it back.
package enum Wording {
  /// A number as Xcode's log prints it in points, such as `200` or `130.5`.
  ///
  /// - Parameter number: The number.
  /// - Returns: Six digits at most, without a needless fraction.
  package static func short(_ number: Double) -> String { String(format: "%g", number) }
}
