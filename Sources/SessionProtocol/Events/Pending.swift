/// A piece of the app's work that waits for its time.
package struct Pending: Codable, Hashable, Sendable {
  /// What sort of work it is.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A moving part of the user interface; the app is not idle while it runs.
    case animation
    /// `Task.sleep` and its relatives.
    case sleep
    /// A timer, a delayed dispatch block, a scheduler of Combine.
    case timer
    /// An answer of the simulated network.
    case network
    /// A deadline of the test's, which says nothing about the app.
    case runner
  }

  /// What sort of work it is.
  package var kind: Kind
  /// What it is called, such as `Task.sleep`.
  package var label: String
  /// Virtual seconds until it is due.
  package var dueIn: Double
  /// The call in the person's sources that scheduled it, where it is known.
  package var origin: SourceFrame?

  /// Creates a description.
  package init(kind: Kind, label: String, dueIn: Double, origin: SourceFrame? = nil) {
    self.kind = kind
    self.label = label
    self.dueIn = dueIn
    self.origin = origin
  }
}
