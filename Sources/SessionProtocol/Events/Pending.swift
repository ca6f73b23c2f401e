/// A piece of the app's work that waits for its time.
public struct Pending: Codable, Hashable, Sendable {
  /// `animation`, `sleep`, `timer`.
  public var kind: String
  /// What it is called, such as `Task.sleep`.
  public var label: String
  /// Virtual seconds until it is due.
  public var dueIn: Double
  /// The call in the person's sources that scheduled it, where it is known.
  public var origin: SourceFrame?

  /// Creates a description.
  public init(kind: String, label: String, dueIn: Double, origin: SourceFrame? = nil) {
    self.kind = kind
    self.label = label
    self.dueIn = dueIn
    self.origin = origin
  }
}
