package import ExplorerCore
package import Workspace

/// What a command that takes its time does, and how far it is.
package struct TaskProgress: Hashable, Sendable {
  /// Whether the parts of a task are alike, so that those that are done tell how long the rest takes.
  package enum Parts: Hashable, Sendable {
    /// Each takes as long as another one, more or less: tests, actions.
    case alike
    /// Each is something of its own, such as the steps of a build.
    case steps
  }

  /// What is done, in a word.
  package var task: LocalizedText
  /// How many parts are done.
  package var done: Int
  /// How many parts there are; `nil` where the task has none that could be counted.
  package var total: Int?
  /// What is under way: a name out of the person's sources, not yet safe for a terminal.
  package var detail: LocalizedText
  /// Whether the parts tell how long the rest takes.
  package var parts: Parts
  /// How long the rest takes, where that is known by another way than the parts.
  package var time: BuildTime?

  /// Says what is done, and how far it is, in a command that speaks English.
  ///
  /// - Parameters:
  ///   - task: What is done, in a word.
  ///   - done: How many parts are done.
  ///   - total: How many parts there are; `nil` where none can be counted.
  ///   - detail: What is under way, not yet safe for a terminal.
  ///   - parts: Whether the parts tell how long the rest takes.
  package init(
    _ task: String, done: Int = 0, of total: Int? = nil, detail: String = "", parts: Parts = .alike
  ) {
    self.init(
      LocalizedText(task, ja: task), done: done, of: total,
      detail: LocalizedText(detail, ja: detail), parts: parts)
  }

  /// Says what is done, and how far it is, in a command that may speak the person's language.
  ///
  /// - Parameters:
  ///   - task: What is done, in a word.
  ///   - done: How many parts are done.
  ///   - total: How many parts there are; `nil` where none can be counted.
  ///   - detail: What is under way, not yet safe for a terminal.
  ///   - parts: Whether the parts tell how long the rest takes.
  ///   - time: How long the rest takes, where that is known by another way.
  package init(
    _ task: LocalizedText, done: Int = 0, of total: Int? = nil, detail: LocalizedText,
    parts: Parts = .alike, time: BuildTime? = nil
  ) {
    self.task = task
    self.done = done
    self.total = total
    self.detail = detail
    self.parts = parts
    self.time = time
  }
}
