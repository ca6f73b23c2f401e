import Glibc
import Testing

@testable import TestHost

@Suite struct HostConnectionTests {
  /// A connection, the explorer's end of it, and a child's pipe.
  private struct Ends {
    let connection: HostConnection
    let explorer: CInt
    let host: CInt
    let read: CInt
    let write: CInt

    init() throws {
      var sockets: [CInt] = [0, 0]
      var pipes: [CInt] = [0, 0]
      try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &sockets) == 0)
      try #require(pipe(&pipes) == 0)
      explorer = sockets[0]
      host = sockets[1]
      connection = HostConnection(descriptor: sockets[1])
      read = pipes[0]
      write = pipes[1]
    }
  }

  @Test func theEndOfTheChildIsNoticedWhateverTheExplorerSays() throws {
    let ends = try Ends()
    #expect(Glibc.write(ends.explorer, "{}\n", 3) == 3)
    close(ends.write)
    #expect(ends.connection.waitForEnd(of: ends.read))
    for end in [ends.explorer, ends.host, ends.read] { close(end) }
  }

  @Test func anExplorerThatIsGoneIsNoticedWhileTheChildGoesOn() throws {
    let ends = try Ends()
    close(ends.explorer)
    #expect(!ends.connection.waitForEnd(of: ends.read))
    for end in [ends.host, ends.read, ends.write] { close(end) }
  }

  @Test func withoutAPipeThereIsNothingToWaitFor() throws {
    let ends = try Ends()
    #expect(ends.connection.waitForEnd(of: -1))
    for end in [ends.explorer, ends.host, ends.read, ends.write] { close(end) }
  }
}
