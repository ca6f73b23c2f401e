import Foundation

/// A tram or boat that leaves.
struct Departure: Equatable {
  /// Minutes after midnight.
  let minute: Int
  /// A key of the texts.
  let destination: String

  var time: String { String(format: "%02d:%02d", minute / 60, minute % 60) }
}
