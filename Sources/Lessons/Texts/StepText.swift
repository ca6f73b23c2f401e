/// What a step of a lesson says, in one language.
package struct StepText: Hashable, Sendable {
  /// What it is about.
  package var title: String
  /// What it explains.
  package var body: [TextBlock]
  /// What there is to do.
  package var task: [TextBlock]
  /// Help, the least first; the last one, which shows the solution, is no text.
  package var hints: [[TextBlock]]
}
