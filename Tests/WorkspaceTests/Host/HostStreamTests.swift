import SessionProtocol
import TestSupport
import Testing

@testable import Workspace

/// Messages and output of a run, in one order.
struct HostStreamTests {
  private static let ending = HostMessage.runEnded(
    RunEnded(number: 1, exitStatus: 0, signal: nil))

  private static func event(_ index: Int) throws -> String {
    try HostScript.say(
      .event(
        Event(index: index, time: 0, stack: [], isStop: false, content: .note(Note(text: "n")))))
  }

  private static func mark(_ index: Int) -> String { #"printf '\036pomelo-event \#(index)\036'"# }

  /// What a script says and prints up to the end of its run, in one line.
  private func told(_ script: String) throws -> String {
    let folder = try TemporaryFolder()
    let host = try HostScript.start(
      "\(script); \(HostScript.say(Self.ending)); read x <&3", in: folder)
    var stream = HostStream(
      messages: DescriptorReader(descriptor: host.messageDescriptor),
      output: DescriptorReader(descriptor: host.outputDescriptor))
    var told = ""
    let deadline = ContinuousClock.now + .seconds(10)
    while !told.contains("ended"), ContinuousClock.now < deadline {
      host.wait(milliseconds: 1000)
      _ = try stream.receive(
        within: .seconds(10), onOutput: { told += String(decoding: $0, as: UTF8.self) },
        onMessage: { message in
          if case .event(let event) = message {
            told += "<\(event.index)>"
          } else {
            told += "ended"
          }
        })
    }
    return told
  }

  @Test func whatIsPrintedIsHandedOverInItsPlaceAmongTheEvents() throws {
    let told = try told(
      """
      echo one; \(Self.mark(0)); \(Self.event(0))
      printf 'two '; \(Self.mark(4)); \(Self.event(4)); echo more
      echo three; \(Self.mark(5)); \(Self.event(5))
      echo four
      """)
    #expect(told == "one\n<0>two <4>more\nthree\n<5>four\nended")
  }

  @Test func anImitatedMarkHoldsOutputBackOnlyUntilTheRunEnds() throws {
    #expect(try told(#"printf 'a\036pomelo-event 99\036b'"#) == "abended")
  }

  @Test func theEndOfTheLineIsTold() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("exec 3>&-; exec sleep 1000", in: folder)
    var stream = HostStream(
      messages: DescriptorReader(descriptor: host.messageDescriptor),
      output: DescriptorReader(descriptor: host.outputDescriptor))
    host.wait(milliseconds: 10_000)
    let outcome = try stream.receive(within: .seconds(10), onOutput: { _ in }, onMessage: { _ in })
    #expect(outcome == .over)
    #expect(throws: HostError.gone(.closedLine)) {
      try host.receive(onOutput: { _ in }, onMessage: { _ in })
    }
  }
}
