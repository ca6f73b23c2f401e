import SessionProtocol
import VirtualTime

extension Pending.Kind {
  /// What sort of work it is, as events tell it.
  init(_ kind: PendingWork.Kind) {
    switch kind {
    case .animation: self = .animation
    case .sleep: self = .sleep
    case .timer: self = .timer
    case .network: self = .network
    case .runner: self = .runner
    }
  }
}
