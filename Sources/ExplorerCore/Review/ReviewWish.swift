/// Something that a review wants done outside.
package enum ReviewWish: Hashable, Sendable {
  /// Find what was recorded and waits to be accepted, and answer with ``ReviewNews/found(_:equal:)``.
  case load
  /// Run all tests, or only one, for their snapshots, have what is new or changed wait beside its
  /// reference, and answer with ``ReviewNews/found(_:equal:)``: what waits already included.
  case take(only: String? = nil)
  /// Give that up.
  case stop
  /// Draw something and answer with ``ReviewNews/drawn(_:)``; what is asked for last counts.
  case draw(ReviewSight)
  /// Have snapshots take the place of their references, by the paths of these, and answer with
  /// ``ReviewNews/settled(_:)``.
  case accept([String])
  /// Delete snapshots, by the paths of their references, and answer with ``ReviewNews/settled(_:)``.
  case reject([String])
  /// Take the latest decision back and answer with ``ReviewNews/restored(_:)``.
  case undo
}
