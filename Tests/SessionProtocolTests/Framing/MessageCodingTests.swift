import SessionProtocol
import Testing

@Suite struct MessageCodingTests {
  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func noNumberLosesAMessage(number: Double) throws {
    let event = Event(
      index: 1, time: 0, stack: [], isStop: false,
      content: .wait(
        Wait(
          number: 1, criterion: .expectations(descriptions: ["it"], properties: []), unmet: nil,
          elapsed: 0, limit: number, progress: .began,
          pending: [])))
    let line = try MessageCoding.line(for: HostMessage.event(event))
    #expect(try MessageCoding.message(from: line.dropLast()) == .event(event))
  }

  @Test func aMessageOfARunBeginsWithItsToken() throws {
    let message = HostMessage.runStarted(RunStarted(number: 1, processID: 2))
    let line = try MessageCoding.line(for: message, token: "ab12").dropLast()
    #expect(try MessageCoding.message(from: line, token: "ab12") == message)
    for token in ["ab13", "ab12f", ""] {
      #expect(throws: SessionError.self) { try MessageCoding.message(from: line, token: token) }
    }
    let bare = try MessageCoding.line(for: message).dropLast()
    #expect(throws: SessionError.forged(line: String(decoding: bare, as: UTF8.self))) {
      try MessageCoding.message(from: bare, token: "ab12")
    }
  }

  @Test func whatIsNoNumberStaysNone() throws {
    let work = Pending(kind: .sleep, label: "it", dueIn: .nan)
    let failure = Failure(
      message: "", location: SourceFrame(function: "", file: "", line: 0), pending: [work],
      isFatal: false)
    let event = Event(index: 0, time: 0, stack: [], isStop: false, content: .failure(failure))
    let line = try MessageCoding.line(for: HostMessage.event(event))
    guard case .event(let read) = try MessageCoding.message(from: line.dropLast()),
      case .failure(let content) = read.content
    else {
      Issue.record("another message")
      return
    }
    #expect(content.pending.map(\.dueIn.isNaN) == [true])
  }
}
