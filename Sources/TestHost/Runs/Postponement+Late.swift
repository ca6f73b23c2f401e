import SessionProtocol
import VirtualTime

extension Postponement {
  /// Work that a request names.
  init(_ late: LateWork) {
    self.init(
      kind: PendingWork.Kind(late.kind), label: late.label, due: .seconds(late.due),
      lateness: .seconds(late.seconds))
  }
}

extension PendingWork.Kind {
  fileprivate init(_ kind: Pending.Kind) {
    self =
      switch kind {
      case .animation: .animation
      case .sleep: .sleep
      case .timer: .timer
      case .network: .network
      case .runner: .runner
      }
  }
}
