import Foundation
import Glibc
import SessionProtocol
import SystemProcesses
import TestSupport
import Testing

@testable import Workspace

/// Talking to a host, played by a shell script.
struct HostProcessTests {
  @Test func messagesComeThroughDescriptor3AndPrintsThroughTheOther() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start(
      "echo hello; echo oops >&2; \(HostScript.say(HostScript.ready)); read x <&3", in: folder)
    let said = try host.receive { !$0.isEmpty && $1.count >= 11 }
    #expect(said.messages == [HostScript.ready])
    #expect(said.output == "hello\noops\n")
    #expect(host.isRunning)
    #expect(host.ending == nil)
  }

  @Test func commandsArriveAsLines() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start(
      #"read line <&3; echo "$line"; read more <&3"#, in: folder)
    try host.send(.proceedUntil(index: 7))
    let said = try host.receive { $1.contains("\n") }
    let expected = try MessageCoding.line(for: Command.proceedUntil(index: 7))
    #expect(said.output == String(decoding: expected, as: UTF8.self))
  }

  @Test func theEndOfAHostIsAnErrorWithItsStatusAfterItsLastMessage() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("\(HostScript.say(HostScript.ready)); exit 7", in: folder)
    var messages: [HostMessage] = []
    #expect(throws: HostError.gone(.exited(status: 7))) {
      while true {
        try host.receive(onOutput: { _ in }, onMessage: { messages.append($0) })
        host.wait(milliseconds: 1000)
      }
    }
    #expect(messages == [HostScript.ready])
    host.terminate()
    #expect(throws: HostError.gone(.exited(status: 7))) { try host.send(.proceed) }
  }

  @Test func aHostThatReadsNothingIsUnresponsive() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("exec sleep 1000", in: folder)
    #expect(throws: HostError.unresponsive) {
      while true { try host.send(.proceed) }
    }
  }

  @Test func aLineThatIsNoMessageIsAnError() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("echo nonsense >&3; read x <&3", in: folder)
    #expect(throws: HostError.misspoke(.notAMessage(line: "nonsense"))) {
      try host.receive { _, _ in false }
    }
  }

  @Test func terminatingTakesTheHostsChildrenAlongAndLeavesNoZombie() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start(
      "sleep 1000 & \(HostScript.say(HostScript.ready)); wait", in: folder)
    _ = try host.receive { messages, _ in !messages.isEmpty }
    let group = host.processID
    host.terminate()
    #expect(!host.isRunning)
    #expect(host.ending == .killed(signal: SIGTERM))
    #expect(waitpid(group, nil, WNOHANG) == -1 && errno == ECHILD)
    #expect(host.messageDescriptor == -1)
  }

  @Test func onlyItsOwnChildrenAreEnded() throws {
    let folder = try TemporaryFolder()
    let child = HostMessage.runStarted(RunStarted(number: 1, processID: 77))
    let host = try HostScript.start(
      "sleep 1000 & \(HostScript.say(child).replacing("77", with: "'$!'")); wait", in: folder)
    let (messages, _) = try host.receive { messages, _ in !messages.isEmpty }
    guard case .runStarted(let started) = messages.first else {
      Issue.record("\(messages)")
      return
    }
    let stranger = try ChildProcess.start(
      "/bin/sleep", ["1000"], environment: [:], descriptors: [:], ownSession: true)
    defer {
      kill(stranger, SIGKILL)
      _ = ProcessEnding(waitingFor: stranger)
    }
    for process in [stranger, getpid(), 1, 0, -1] { host.kill(processID: process) }
    #expect(ProcessEnding(soFarOf: stranger) == nil)
    host.kill(processID: started.processID)
    // The shell waits for its child, and has nothing to do after it.
    #expect(throws: HostError.self) {
      _ = try host.receive { _, _ in false }
    }
  }

  @Test func whoeverHearsOfAMessageMayAskForARun() throws {
    let folder = try TemporaryFolder()
    let ended = HostMessage.runEnded(RunEnded(number: 1, exitStatus: 0, signal: nil))
    let host = try HostScript.start(
      "\(HostScript.say(HostScript.ready)); read x <&3; \(HostScript.say(ended)); read x <&3",
      in: folder)
    var messages: [HostMessage] = []
    for _ in 0..<10 where messages.count < 2 {
      host.wait(milliseconds: 1000)
      // It ends after the second message.
      _ = try? host.receive(onOutput: { _ in }) { message in
        messages.append(message)
        try? host.send(.run(RunRequest(number: 1, test: "A/testB")))
      }
    }
    #expect(messages.last == ended)
  }

  @Test func whoeverHearsOfAMessageMayEndTheHost() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start(
      "\(HostScript.say(HostScript.ready)); \(HostScript.say(HostScript.ready)); read x <&3",
      in: folder)
    host.wait(milliseconds: 10_000)
    var count = 0
    #expect(throws: HostError.gone(.killed(signal: SIGTERM))) {
      try host.receive(
        onOutput: { _ in },
        onMessage: { _ in
          count += 1
          host.terminate()
        })
    }
    #expect(count > 0)
  }

  @Test func descriptorsStayWithTheExplorerAndNeverBlockIt() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("read x <&3", in: folder)
    for descriptor in [host.messageDescriptor, host.outputDescriptor] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    }
    var hasMore = true
    var count = 0
    hasMore = try host.receive(onOutput: { _ in count += 1 }, onMessage: { _ in count += 1 })
    #expect(!hasMore)
    #expect(count == 0)
  }
}
