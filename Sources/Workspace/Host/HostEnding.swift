import SystemProcesses

/// How a host ended.
package enum HostEnding: Hashable, Sendable {
  /// It returned, with a status.
  case exited(status: Int32)
  /// A signal ended it.
  case killed(signal: Int32)
  /// It closed its line, and runs on.
  case closedLine
}

extension HostEnding {
  init(_ ending: ProcessEnding) {
    switch ending {
    case .exited(let status): self = .exited(status: status)
    case .killed(let signal): self = .killed(signal: signal)
    }
  }
}
