/// What a method asks of an element.
package struct DeedCheck: Codable, Hashable, Sendable {
  /// What is asked.
  package enum Subject: Codable, Hashable, Sendable {
    /// Whether it is there, or is not.
    case exists(Bool)
    /// What one of its texts is, such as `label` or `value`.
    case text(attribute: String, DeedText)
    /// Whether something holds of it, such as `isEnabled`.
    case holds(attribute: String, Bool)
    /// How many elements there are.
    case count(Int)
    /// Something else, as it is written.
    case other(String)
  }

  /// What is asked.
  package var subject: Subject
  /// Seconds that it is waited for at most; `nil` where it is not waited for.
  package var timeout: Double?
  /// Whether the test fails where it does not hold.
  package var isAsserted: Bool

  /// Creates a check.
  package init(_ subject: Subject, timeout: Double? = nil, isAsserted: Bool) {
    self.subject = subject
    self.timeout = timeout
    self.isAsserted = isAsserted
  }
}
