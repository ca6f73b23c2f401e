import Glibc

extension ExplorerSession {
  /// Why waiting for a host was given up.
  package enum Silence: Error {
    /// The host said nothing for so many seconds.
    case hostIsSilent(seconds: Double)
  }

  /// Takes in what the host says until the explorer waits for nothing more.
  ///
  /// - Parameters:
  ///   - patience: How long the host may say nothing, in real seconds.
  ///   - advance: Lets time pass that the explorer waits for, if it does; whether it did.
  /// - Throws: ``Silence``.
  package func settle(
    patience: Double = 60, advance: () -> Bool = { false }
  ) throws(Silence) {
    while isWaitingForHost {
      if advance() { continue }
      var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let limit = hasMore ? 0 : Int32(patience * 1000)
      guard poll(&entries, nfds_t(entries.count), limit) != 0 || hasMore else {
        throw .hostIsSilent(seconds: patience)
      }
      receive()
    }
  }
}
