/// What a walk has said so far: its actions by number, and what came of them.
package struct WalkLog {
  private let actions: Int
  private let tellsAll: Bool
  private var begun = 0
  private var last = ""

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - actions: How many there are to be.
  ///   - tellsAll: Whether each action is told.
  package init(actions: Int, tellsAll: Bool) {
    self.actions = actions
    self.tellsAll = tellsAll
  }

  /// Takes a line.
  ///
  /// - Parameter line: A number from 0 and the name of the action that begins, or something else.
  /// - Returns: The line, if it is to be printed; not yet safe for a terminal.
  package mutating func receive(_ line: String) -> String? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, Int(parts[0]) == begun, begun < actions else { return line }
    begun += 1
    last = String(parts[1])
    return tellsAll ? line : nil
  }

  /// How far the walk is.
  package var progress: TaskProgress {
    TaskProgress("walk", done: max(0, begun - 1), of: actions, detail: last)
  }

  /// Where the walk is, as a part of a sentence; not yet safe for a terminal.
  package var place: String { begun == 0 ? "" : " at action \(begun - 1) (\(last))" }

  /// What is known of a walk that was stopped; not yet safe for a terminal.
  ///
  /// - Parameter seed: Which walk it is.
  /// - Returns: A line.
  package func interruption(seed: UInt64) -> String {
    "interrupted after \(max(0, begun - 1)) of \(actions) actions, seed \(seed); none went wrong"
  }
}
