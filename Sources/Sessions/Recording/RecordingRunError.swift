package import Workspace

/// Why a run cannot be recorded.
package enum RecordingRunError: Error, Hashable, Sendable {
  /// The host is gone or cannot be understood.
  case host(HostError)
  /// The host has said nothing for this many seconds.
  case silent(seconds: Int)
  /// What stands in a line of a test cannot be done by hand.
  case step(line: Int, problem: String)
  /// The run has ended where it was to stay.
  case ended

  /// The error in a sentence for the person.
  package var message: String {
    switch self {
    case .host(let error): error.message
    case .silent(let seconds): "The host has said nothing for \(seconds) seconds."
    case .step(let line, let problem): "line \(line): \(problem)"
    case .ended: "The run has ended, and the app with it: look whether it crashed."
    }
  }
}
