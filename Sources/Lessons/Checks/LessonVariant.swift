/// Another way to solve a lesson, or a wrong one.
package struct LessonVariant: Hashable, Sendable {
  /// The name of its folder.
  package var name: String
  /// The step whose solution it is laid over; the last one where none is named.
  package var step: String?
  /// The kind of check that refuses it; `nil` where it is right, and `compiles` where it does not
  /// compile.
  package var refusedBy: String?
}
