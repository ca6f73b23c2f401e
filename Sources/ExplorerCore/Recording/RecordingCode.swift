package import Recording

/// The Swift that a recording becomes.
package struct RecordingCode: Hashable, Sendable {
  /// A part of the test: a statement, or a call in one.
  package struct Part: Hashable, Sendable {
    /// Its lines.
    package var lines: [String]
    /// Whether it is a call on what the part before gives.
    package var isContinued: Bool
    /// The steps that it does, by their places in the order.
    package var steps: ClosedRange<Int>

    /// Creates a description.
    package init(lines: [String], isContinued: Bool, steps: ClosedRange<Int>) {
      self.lines = lines
      self.isContinued = isContinued
      self.steps = steps
    }
  }

  /// A call in it, and the others that do the same or a part of it.
  package struct Call: Hashable, Sendable {
    /// The steps that it does, by their places in the order.
    package var steps: ClosedRange<Int>
    /// The calls that there are, the one that was taken first.
    package var choices: [RecordedAlternative]

    /// Creates a description.
    package init(steps: ClosedRange<Int>, choices: [RecordedAlternative]) {
      self.steps = steps
      self.choices = choices
    }
  }

  /// The parts, in order.
  package var parts: [Part]
  /// The calls of which there are others.
  package var calls: [Call]
  /// What pages get that they lack: the names of files, relative to the project.
  package var changedFiles: [String]

  /// Creates a description.
  package init(
    parts: [Part] = [], calls: [Call] = [], changedFiles: [String] = []
  ) {
    self.parts = parts
    self.calls = calls
    self.changedFiles = changedFiles
  }
}
