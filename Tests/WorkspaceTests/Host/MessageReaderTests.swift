import Foundation
import Glibc
import SessionProtocol
import Testing

@testable import Workspace

/// Messages cut from a pipe.
struct MessageReaderTests {
  private let ends: (read: Int32, write: Int32)

  init() throws {
    ends = try ChildProcess.pipe()
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
  }

  private func write(_ data: Data) {
    data.withUnsafeBytes { _ = Glibc.write(ends.write, $0.baseAddress, $0.count) }
  }

  /// What reading comes to, in a word.
  private func next(_ reader: inout MessageReader) throws -> String {
    switch try reader.next(by: .now + .seconds(10)) {
    case .message(let message): message == HostScript.ready ? "ready" : "other"
    case .nothing: "nothing"
    case .end: "end"
    }
  }

  @Test func afterTheFirstOneMessagesBeginWithTheTokenThatIsExpectedThen() throws {
    defer { close(ends.read) }
    let token = ExpectedToken()
    token.text = "ab12"
    var reader = MessageReader(from: DescriptorReader(descriptor: ends.read), expecting: token)
    let line = try MessageCoding.line(for: HostScript.ready)
    write(line + Data("ab12".utf8) + line)
    #expect(try next(&reader) == "ready")
    #expect(try next(&reader) == "ready")
    token.text = "cd34"
    write(Data("cd34".utf8) + line + Data("ab12".utf8) + line)
    #expect(try next(&reader) == "ready")
    #expect(throws: SessionError.self) { try next(&reader) }
    close(ends.write)
  }

  @Test func messagesComeOneByOneWhateverPiecesTheyArriveIn() throws {
    defer { close(ends.read) }
    var reader = MessageReader(from: DescriptorReader(descriptor: ends.read))
    let line = try MessageCoding.line(for: HostScript.ready)
    #expect(try next(&reader) == "nothing")
    write(line + line.prefix(10))
    #expect(try next(&reader) == "ready")
    #expect(try next(&reader) == "nothing")
    write(line.dropFirst(10))
    close(ends.write)
    #expect(try next(&reader) == "ready")
    #expect(try next(&reader) == "end")
  }

  @Test func timeThatIsUpLeavesTheRestForTheNextCall() throws {
    defer {
      close(ends.read)
      close(ends.write)
    }
    var reader = MessageReader(from: DescriptorReader(descriptor: ends.read))
    write(try MessageCoding.line(for: HostScript.ready))
    guard case .nothing = try reader.next(by: .now) else {
      Issue.record("The descriptor was read after the time was up.")
      return
    }
    #expect(try next(&reader) == "ready")
  }
}
