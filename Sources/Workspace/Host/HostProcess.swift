import Foundation
import Glibc
package import SessionProtocol
import SystemProcesses

/// A running host: its process, the line of messages to it and what it prints.
///
/// For one thread with a `poll(2)` loop: nothing here blocks, except where it says so.
package final class HostProcess {
  /// Process id of the host, or of its keeper, which is also the id of its session.
  package let processID: Int32
  /// Readable when the host has said something; for `poll(2)`.
  package var messageDescriptor: Int32 { messages.descriptor }
  /// Readable when the host or the person's code has printed something; for `poll(2)`.
  package var outputDescriptor: Int32 { output.descriptor }

  private let messages: DescriptorReader
  private let output: DescriptorReader
  private var stream: HostStream
  private let device: DeviceFolder?
  private let token = ExpectedToken()
  private let makeToken: () -> String
  /// How it ended, once it was waited for.
  private var taken: ProcessEnding?

  /// How long a host may leave a command unread, in real milliseconds.
  private static let sendPatience: Int32 = 1000
  /// How long a host may take to end all that it has started, in real milliseconds.
  private static let cleaningPatience = 3000
  /// How long a host may take to end after it has closed its line, in real milliseconds.
  private static let endingPatience = 100
  /// How far up the processes are followed that one descends from; a host's child has two.
  private static let depth = 8

  /// Starts a host, which says later that it is ready.
  ///
  /// - Parameters:
  ///   - executable: Path of the program that ``HostBuilder`` has built.
  ///   - arguments: Its arguments, as tests may read them.
  ///   - environment: Environment variables of the host; the person's, as tests may read them.
  ///   - makeToken: Gives what the messages of a run begin with.
  /// - Throws: ``HostError/notStarted(executable:reason:)``.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String],
    makeToken: @escaping () -> String = HostProcess.randomToken
  ) throws(HostError) {
    self.makeToken = makeToken
    let launch = try HostLaunch(
      executable: executable, arguments: arguments, environment: environment)
    processID = launch.processID
    device = launch.device
    messages = DescriptorReader(descriptor: launch.messages)
    output = DescriptorReader(descriptor: launch.output)
    stream = HostStream(messages: messages, output: output, token: token)
  }

  deinit { terminate() }

  /// Whether the host still runs.
  package var isRunning: Bool { ending == nil }

  /// How the host has ended; nil while it runs.
  package var ending: HostEnding? {
    (taken ?? ProcessEnding(soFarOf: processID)).map(HostEnding.init)
  }

  /// How the host has ended, once its line is closed.
  ///
  /// A process closes its descriptors some moments before it can be waited for, so that it is asked
  /// for a while.
  private func endingSoon() -> HostEnding {
    for _ in 0..<Self.endingPatience {
      if let ending { return ending }
      poll(nil, 0, 1)
    }
    return ending ?? .closedLine
  }

  /// Tells the host something; waits for a second at most while it reads nothing.
  ///
  /// - Throws: ``HostError/gone(_:)``, ``HostError/unresponsive``, ``HostError/unsendable(reason:)``.
  package func send(_ command: Command) throws(HostError) {
    var command = command
    if case .run(var request) = command {
      request.token = makeToken()
      token.text = request.token
      command = .run(request)
    }
    let line: Data
    do {
      line = try MessageCoding.line(for: command)
    } catch {
      throw .unsendable(reason: "\(error)")
    }
    var rest = Array(line)[...]
    while !rest.isEmpty {
      // A host that is gone is an error here, not a signal that ends the explorer.
      let count = rest.withUnsafeBytes {
        Glibc.send(messageDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: messageDescriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&entry, 1, Self.sendPatience) > 0 else { throw .unresponsive }
      } else if errno != EINTR {
        throw .gone(endingSoon())
      }
    }
  }

  /// Hands over the messages that have arrived and what was printed, in the order in which the run
  /// sent and printed them.
  ///
  /// - Parameters:
  ///   - limit: Real time after which the rest is left for the next call, so that a host that says
  ///     much keeps nobody waiting.
  ///   - onOutput: Given what was printed, in pieces.
  ///   - onMessage: Given each message.
  /// - Returns: Whether the time was up: there may be more, without a descriptor telling.
  /// - Throws: ``HostError/gone(_:)`` once the host is gone, ``HostError/misspoke(_:)`` if it says
  ///   something else than messages; after all that came before is handed over.
  @discardableResult
  package func receive(
    within limit: Duration = .seconds(3600), onOutput: ([UInt8]) -> Void,
    onMessage: (HostMessage) -> Void
  ) throws(HostError) -> Bool {
    let outcome: HostStream.Outcome
    do {
      outcome = try stream.receive(within: limit, onOutput: onOutput, onMessage: onMessage)
    } catch {
      throw .misspoke(error)
    }
    switch outcome {
    case .caughtUp: return false
    case .more: return true
    case .over: throw .gone(endingSoon())
    }
  }

  /// Waits until the host has said or printed something: for those who have no loop of their own.
  ///
  /// - Parameter milliseconds: How long at most, in real milliseconds.
  package func wait(milliseconds: Int32) {
    var entries = [messageDescriptor, outputDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // The end of the output alone is no news, and would be news for ever.
    if isOutputOver { entries.removeLast() }
    poll(&entries, nfds_t(entries.count), milliseconds)
  }

  /// Whether nobody can print any more.
  private var isOutputOver: Bool {
    var entry = pollfd(fd: outputDescriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 0)
    return entry.revents & Int16(POLLHUP) != 0 && entry.revents & Int16(POLLIN) == 0
  }

  /// Ends a child of the host that does not end by itself.
  ///
  /// - Parameter processID: As `HostMessage.runStarted` gives it.
  package func kill(processID: Int32) { signal(SIGKILL, to: processID) }

  /// Has a child of the host that does not come to a stop end, and say where it was.
  ///
  /// - Parameter processID: As `HostMessage.runStarted` gives it.
  package func interrupt(processID: Int32) { signal(SIGQUIT, to: processID) }

  private func signal(_ signal: Int32, to process: Int32) {
    // The system says whose child it is, whatever a message says. Zero and below would mean groups.
    let parents = ProcessTable.ancestors(of: process, limit: Self.depth)
    guard process > 1, parents.contains(processID) else { return }
    _ = Glibc.kill(process, signal)
  }

  /// What nobody guesses: 128 bits, in hexadecimal digits.
  package static func randomToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Ends the host with all its children and waits until it is gone.
  ///
  /// May be called again.
  package func terminate() {
    guard taken == nil else { return }
    // Its keeper ends all that it has started, wherever that has gone. Asked before the line is
    // closed, on which some hosts end by themselves: how one ended is not left to chance.
    _ = Glibc.kill(processID, SIGTERM)
    // Not the stream, which may be handing over just now.
    messages.close()
    output.close()
    for _ in 0..<Self.cleaningPatience where isRunning { poll(nil, 0, 1) }
    // The group outlives the host if a child does. Its number cannot mean another group yet: the
    // host stays in the process table until it is waited for.
    _ = Glibc.kill(-processID, SIGKILL)
    taken = ProcessEnding(waitingFor: processID)
    device?.clear()
  }
}
