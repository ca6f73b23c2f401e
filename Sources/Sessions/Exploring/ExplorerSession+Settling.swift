import ExplorerCore
import Glibc

extension ExplorerSession {
  /// Why waiting for a host was given up.
  package enum Silence: Error {
    /// The host said nothing for so many seconds.
    case hostIsSilent(seconds: Double)
  }

  /// Takes in what the host says until the explorer waits for nothing more.
  ///
  /// - Parameter patience: How long the host may say nothing, in real seconds.
  /// - Throws: ``Silence``.
  package func settle(patience: Double = 60) throws(Silence) {
    while isWaitingForHost {
      if awaitsTick {
        // Nobody watches: time that a person would need passes at once.
        apply(.tick)
        continue
      }
      var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let limit = hasMore ? 0 : Int32(patience * 1000)
      guard poll(&entries, nfds_t(entries.count), limit) != 0 || hasMore else {
        throw .hostIsSilent(seconds: patience)
      }
      receive()
    }
  }
}
