import Foundation
import Glibc
import SessionProtocol

/// The host's end of the line to the explorer: whole lines, in both directions, blocking.
///
/// A forked child goes on with a copy; only one of the two uses it at a time.
final class HostConnection {
  private let descriptor: CInt
  private var framer = LineFramer()
  private var received: [Data] = []

  /// Creates a connection over an open descriptor.
  init(descriptor: CInt) { self.descriptor = descriptor }

  /// The connection that whoever started this process has prepared, if any.
  static func fromEnvironment() -> HostConnection? {
    guard let text = getenv("POMELO_SESSION_FD"), let descriptor = CInt(String(cString: text)),
      fcntl(descriptor, F_GETFD) != -1
    else { return nil }
    unsetenv("POMELO_SESSION_FD")
    return HostConnection(descriptor: descriptor)
  }

  /// Sends a message; a line that nobody reads any more ends the process, as there is nobody left
  /// to work for.
  func send(_ message: HostMessage) {
    guard let line = try? MessageCoding.line(for: message) else { return }
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          _exit(0)
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Waits for the next command; `nil` when the explorer is gone.
  func nextCommand() -> Command? {
    while true {
      if !received.isEmpty {
        let line = received.removeFirst()
        guard let command = try? MessageCoding.command(from: line) else { continue }
        return command
      }
      guard let bytes = read(), let lines = try? framer.append(bytes) else { return nil }
      received = lines
    }
  }

  /// Forgets what has been read: it was meant for a child that is gone.
  func discardReceived() {
    received = []
    framer = LineFramer()
  }

  /// Waits until the other end of a pipe is closed, which the child that has it does by ending.
  ///
  /// - Returns: Whether it is; `false` when the explorer is gone first.
  func waitForEnd(of pipe: CInt) -> Bool {
    guard pipe >= 0 else { return true }
    while true {
      // Commands are not looked at: they are the child's.
      var entries = [
        pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: 0, revents: 0),
      ]
      guard poll(&entries, nfds_t(entries.count), -1) > 0 else {
        if errno == EINTR { continue }
        return true
      }
      if entries[0].revents != 0 { return true }
      if entries[1].revents != 0 { return false }
    }
  }

  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
