import Foundation
import Glibc
import SessionProtocol
import Testing

@testable import TestHost

@Suite struct HostConnectionTests {
  /// A connection, the explorer's end of it, and a child that ends once its input does.
  private final class Ends {
    let connection: HostConnection
    let explorer: CInt
    let host: CInt
    private let child = Process()
    private let input = Pipe()

    init() throws {
      var sockets: [CInt] = [0, 0]
      try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &sockets) == 0)
      (explorer, host) = (sockets[0], sockets[1])
      connection = HostConnection(descriptor: host)
      child.executableURL = URL(fileURLWithPath: "/bin/cat")
      child.standardInput = input
      try child.run()
    }

    deinit {
      endChild()
      child.waitUntilExit()
      close(host)
    }

    var process: pid_t { child.processIdentifier }

    func endChild() { try? input.fileHandleForWriting.close() }
  }

  @Test func theEndOfTheChildIsNoticedWhateverTheExplorerSays() throws {
    let ends = try Ends()
    #expect(Glibc.write(ends.explorer, "{}\n", 3) == 3)
    ends.endChild()
    #expect(ends.connection.waitForEnd(of: ends.process))
    close(ends.explorer)
  }

  @Test func anExplorerThatIsGoneIsNoticedWhileTheChildGoesOn() throws {
    let ends = try Ends()
    close(ends.explorer)
    #expect(!ends.connection.waitForEnd(of: ends.process))
  }

  @Test func aChildThatThereIsNotHasEnded() throws {
    let ends = try Ends()
    #expect(ends.connection.waitForEnd(of: -1))
    close(ends.explorer)
  }

  @Test func messagesOfARunBeginWithItsToken() throws {
    let ends = try Ends()
    ends.connection.expect(token: "ab12")
    ends.connection.send(.runEnded(.init(number: 1, exitStatus: 0, signal: nil)))
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(ends.explorer, &buffer, buffer.count)
    let said = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    #expect(said.hasPrefix("ab12{\"runEnded\""))
    close(ends.explorer)
  }
}
