import Foundation
import Glibc
import SessionProtocol
import Testing

@testable import Workspace

/// Talking to a host, played by a shell script.
struct HostProcessTests {
  private static let ready = HostMessage.ready(
    HostDescription(app: "Stores", tests: ["A/testB"]))

  /// Starts a script as a host.
  private func start(_ script: String, in folder: TemporaryFolder) throws -> HostProcess {
    let text = try folder.write("#!/bin/sh\n\(script)\n", to: "host.sh")
    let path = folder.path + "/host"
    // Made by another process: a program started meanwhile by another test would inherit this
    // one's open file, and a file that is open for writing cannot be run.
    _ = try ToolRun.run("/bin/cp", [text, path], environment: [:])
    chmod(path, 0o755)
    return try HostProcess(executable: path, environment: ["PATH": "/usr/bin:/bin"])
  }

  /// A shell command that says a message.
  private func say(_ message: HostMessage) throws -> String {
    let line = String(decoding: try MessageCoding.line(for: message), as: UTF8.self)
    return "printf '%s' '\(line)' >&$POMELO_SESSION_FD"
  }

  @Test func `messages come through descriptor 3, prints through the other`() throws {
    let folder = try TemporaryFolder()
    let host = try start("echo hello; echo oops >&2; \(say(Self.ready)); read x <&3", in: folder)
    var output = Data()
    #expect(try host.nextMessage(timeout: 10) { output += $0 } == Self.ready)
    #expect(host.isRunning)
    while output.count < 11 {
      let more = host.readOutput()
      output += more
    }
    #expect(String(decoding: output, as: UTF8.self) == "hello\noops\n")
  }

  @Test func `commands arrive as lines`() throws {
    let folder = try TemporaryFolder()
    let host = try start(
      #"read line <&3; echo "$line"; \#(say(Self.ready)); read more <&3"#, in: folder)
    try host.send(.proceedUntil(index: 7))
    var output = Data()
    _ = try host.nextMessage(timeout: 10) { output += $0 }
    while !output.contains(0x0A) { output += host.readOutput() }
    let expected = try MessageCoding.line(for: Command.proceedUntil(index: 7))
    #expect(output == expected)
  }

  @Test func `the end of a host is an error with its status, after its last message`() throws {
    let folder = try TemporaryFolder()
    let host = try start("\(say(Self.ready)); exit 7", in: folder)
    #expect(try host.nextMessage(timeout: 10) == Self.ready)
    #expect(throws: (any Error).self) { try host.nextMessage(timeout: 10) }
    host.terminate()
    let error = #expect(throws: WorkspaceError.self) { try host.send(.proceed) }
    #expect(error?.message.contains("it ended with status 7") == true)
  }

  @Test func `a flood of output does not keep messages from arriving`() throws {
    let folder = try TemporaryFolder()
    let host = try start(
      "head -c 3000000 /dev/zero; \(say(Self.ready)); read x <&3", in: folder)
    var count = 0
    #expect(try host.nextMessage(timeout: 20) { count += $0.count } == Self.ready)
    #expect(count > 2_800_000)
  }

  @Test func `what is printed is handed over in its place among the events`() throws {
    func event(_ index: Int) -> HostMessage {
      .event(
        Event(index: index, time: 0, stack: [], isStop: false, content: .note(Note(text: "n"))))
    }
    func mark(_ index: Int) -> String { #"printf '\036pomelo-event \#(index)\036'"# }
    let folder = try TemporaryFolder()
    let ending = HostMessage.runEnded(RunEnded(number: 1, exitStatus: 0, signal: nil))
    let host = try start(
      """
      echo one; \(mark(0)); \(try say(event(0)))
      printf 'two '; \(mark(4)); \(try say(event(4))); echo more
      echo three; \(mark(5)); \(try say(event(5)))
      echo four; \(try say(ending)); read x <&3
      """, in: folder)
    var told = ""
    while !told.contains("ended") {
      waitForAnything(from: host)
      try host.receive(
        onOutput: { told += String(decoding: $0, as: UTF8.self) },
        onMessage: { message in
          if case .event(let event) = message {
            told += "<\(event.index)>"
          } else {
            told += "ended"
          }
        })
    }
    #expect(told == "one\n<0>two <4>more\nthree\n<5>four\nended")
  }

  @Test func `an imitated mark holds output back only until the run ends`() throws {
    let folder = try TemporaryFolder()
    let ending = HostMessage.runEnded(RunEnded(number: 1, exitStatus: 0, signal: nil))
    let host = try start(
      #"printf 'a\036pomelo-event 99\036b'; \#(try say(ending)); read x <&3"#, in: folder)
    var told = ""
    while !told.contains("ended") {
      waitForAnything(from: host)
      try host.receive(
        onOutput: { told += String(decoding: $0, as: UTF8.self) },
        onMessage: { _ in told += "ended" })
    }
    #expect(told == "abended")
  }

  private func waitForAnything(from host: HostProcess) {
    var entries = [host.messageDescriptor, host.outputDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&entries, nfds_t(entries.count), 1000)
  }

  @Test func `a line that is no message is an error`() throws {
    let folder = try TemporaryFolder()
    let host = try start("echo nonsense >&3; read x <&3", in: folder)
    #expect(throws: SessionError.notAMessage(line: "nonsense")) {
      try host.nextMessage(timeout: 10)
    }
  }

  @Test func `time runs out on a silent host`() throws {
    let folder = try TemporaryFolder()
    let host = try start("read x <&3", in: folder)
    #expect(try host.nextMessage(timeout: 0.05) == nil)
  }

  @Test func `terminating takes the host's children along and leaves no zombie`() throws {
    let folder = try TemporaryFolder()
    let host = try start("sleep 1000 & \(say(Self.ready)); wait", in: folder)
    _ = try host.nextMessage(timeout: 10)
    let group = host.processID
    host.terminate()
    #expect(!host.isRunning)
    #expect(waitpid(group, nil, WNOHANG) == -1 && errno == ECHILD)
    #expect(host.messageDescriptor == -1)
  }

  @Test func `a program that is not there is a clear error`() {
    #expect(throws: WorkspaceError.hostNotStarted(reason: "No such file or directory")) {
      try HostProcess(executable: "/nowhere/host", environment: [:])
    }
  }

  @Test func `descriptors stay with the explorer and never block it`() throws {
    let folder = try TemporaryFolder()
    let host = try start("read x <&3", in: folder)
    for descriptor in [host.messageDescriptor, host.outputDescriptor] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    }
    #expect(try host.readMessages().isEmpty)
    #expect(host.readOutput().isEmpty)
  }
}
