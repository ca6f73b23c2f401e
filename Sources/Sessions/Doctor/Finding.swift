/// One thing that pomelo needs or uses, and what a machine has of it.
package struct Finding: Hashable, Sendable, Encodable {
  /// Whether it is there.
  package enum State: String, Hashable, Sendable, Encodable {
    /// As it should be.
    case ok
    /// There, but less than there could be.
    case weaker
    /// Not there.
    case missing
  }

  /// What it is.
  package let name: String
  /// Whether it is there.
  package let state: State
  /// Whether pomelo can do nothing without it.
  package let isNeeded: Bool
  /// What was found; not yet safe for a terminal.
  package let found: String
  /// What follows from that, and what to do, in sentences; `nil` where all is well.
  package let advice: String?

  /// What is as it should be.
  static func ok(_ name: String, _ found: String, isNeeded: Bool = false) -> Finding {
    Finding(name: name, state: .ok, isNeeded: isNeeded, found: found, advice: nil)
  }

  /// What is less than it could be.
  static func weaker(_ name: String, _ found: String, _ advice: String) -> Finding {
    Finding(name: name, state: .weaker, isNeeded: false, found: found, advice: advice)
  }

  /// What is not there.
  static func missing(
    _ name: String, _ found: String, _ advice: String?, isNeeded: Bool = false
  ) -> Finding {
    Finding(name: name, state: .missing, isNeeded: isNeeded, found: found, advice: advice)
  }
}
