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
