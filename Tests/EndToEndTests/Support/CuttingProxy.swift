import Foundation
import Glibc
import Synchronization

/// Hands connections on to another port, and cuts them once they have carried some bytes.
final class CuttingProxy: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let socket: Int32
  private let target: UInt16
  /// Bytes that may still be sent; `nil` for any number.
  private let rest: Mutex<Int?>

  /// Listens, and hands on until the proxy is gone.
  ///
  /// - Parameters:
  ///   - target: The port that connections go to.
  ///   - bytes: How much is sent there, by all of them together, before all are cut.
  /// - Throws: Where no port can be had.
  init(to target: UInt16, cuttingAfter bytes: Int) throws {
    (socket, port) = try LoopbackPort.listen()
    self.target = target
    rest = Mutex(bytes)
    Thread { [socket, weak self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        guard let self, let server = LoopbackPort.connect(self.target) else {
          close(client)
          continue
        }
        let connection = Connection(client: client, server: server)
        Thread { self.pump(connection, counts: true) }.start()
        Thread { self.pump(connection, counts: false) }.start()
      }
      close(socket)
    }.start()
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Cuts no more.
  func heal() { rest.withLock { $0 = nil } }

  /// Both ends, which are closed when neither direction needs them any more.
  private final class Connection: Sendable {
    let client: Int32
    let server: Int32

    init(client: Int32, server: Int32) { (self.client, self.server) = (client, server) }

    deinit {
      close(client)
      close(server)
    }
  }

  private func pump(_ connection: Connection, counts: Bool) {
    let source = counts ? connection.client : connection.server
    let target = counts ? connection.server : connection.client
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(source, &buffer, buffer.count), count > 0 {
      let allowed = counts ? take(count) : count
      guard send(target, buffer, allowed, Int32(MSG_NOSIGNAL)) == allowed,
        allowed == count
      else { break }
    }
    // The other direction ends with this one.
    for end in [source, target] { shutdown(end, Int32(SHUT_RDWR)) }
  }

  /// How much of some bytes may be sent.
  private func take(_ count: Int) -> Int {
    rest.withLock { rest in
      guard let left = rest else { return count }
      let taken = min(left, count)
      rest = left - taken
      return taken
    }
  }
}
