/// How far a batch is.
package struct BatchProgress: Hashable, Sendable {
  /// How many runs are over.
  package var done: Int
  /// How many runs there are.
  package var total: Int
  /// The run that has been under way for longest, as the others wait for it to be told.
  package var current: RunName?

  /// The progress as a person is told of it.
  ///
  /// - Parameters:
  ///   - task: What the batch is for, in a word.
  ///   - isRepeated: Whether tests run several times, so that their names have numbers.
  /// - Returns: The progress.
  package func told(as task: String, isRepeated: Bool = false) -> TaskProgress {
    TaskProgress(
      task, done: done, of: total, detail: current?.name(isRepeated: isRepeated) ?? "")
  }
}
