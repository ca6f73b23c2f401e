import Foundation
import Glibc
import SessionProtocol

/// The host's end of the line to the explorer: whole lines, in both directions, blocking.
///
/// A forked child goes on with a copy; only one of the two uses it at a time.
final class HostConnection {
  private let descriptor: CInt
  /// What messages of the run begin with; empty before the first.
  private var token = ""
  /// The process whose messages they are: a copy of it, which a test has made, has nothing to say.
  private var owner = getpid()
  private var framer = LineFramer()
  private var received: [Data] = []

  /// Creates a connection over an open descriptor.
  init(descriptor: CInt) { self.descriptor = descriptor }

  /// The descriptor that whoever started this process has prepared, if any.
  static func descriptorFromEnvironment() -> CInt? {
    guard let text = getenv("POMELO_SESSION_FD"), let descriptor = CInt(String(cString: text)),
      fcntl(descriptor, F_GETFD) != -1
    else { return nil }
    unsetenv("POMELO_SESSION_FD")
    return descriptor
  }

  /// Has messages begin with what was drawn for a run.
  func expect(token: String) { self.token = token }

  /// Makes this process, which is a copy, the one that speaks.
  func speak() { owner = getpid() }

  /// Whether this process is the one that speaks, and no copy of it.
  var isOwn: Bool { getpid() == owner }

  /// Sends a message; a line that nobody reads any more ends the process, as there is nobody left
  /// to work for.
  func send(_ message: HostMessage) {
    guard isOwn, let line = try? MessageCoding.line(for: message, token: token) else { return }
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

  /// Waits until a child has ended, which is not taken from the process table.
  ///
  /// - Returns: Whether it has; `false` when the explorer is gone first.
  func waitForEnd(of child: pid_t) -> Bool { ChildEnd.wait(for: child, besides: descriptor) }

  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
