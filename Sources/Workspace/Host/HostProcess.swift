public import Foundation
import Glibc
public import SessionProtocol

/// A running host: its process, the line of messages to it and what it prints.
///
/// For one thread with a `poll(2)` loop: nothing here blocks, except where the name says so.
public final class HostProcess {
  /// Process id of the host, which is also the id of its process group.
  public let processID: Int32
  /// Readable when the host has said something; for `poll(2)`.
  public private(set) var messageDescriptor: Int32
  /// Readable when the host or the person's code has printed something; for `poll(2)`.
  public private(set) var outputDescriptor: Int32

  private var framer = LineFramer()
  /// Lines that have arrived and are not read yet, the next one last.
  private var lines: [Data] = []
  private var pending: [HostMessage] = []
  /// A message that waits for what was printed before it.
  private var held: HostMessage?
  /// How often it has been waited for.
  private var heldCount = 0
  private var ending: ChildProcess.Ending?
  private var printed = MarkedOutput()
  /// The last event of the run that was handed over.
  private var lastEvent = -1

  /// The descriptor that a host finds its line at.
  private static let sessionDescriptor: Int32 = 3
  /// How much is taken from a descriptor at a time, in bytes.
  private static let chunkSize = 1 << 16
  /// How long a host may leave a command unread, in real milliseconds.
  private static let sendPatience: Int32 = 1000
  /// How many calls a message may wait for what was printed before it.
  private static let heldLimit = 32
  /// How much of the output waits for the event that it follows, in bytes.
  private static let waitingLimit = 1 << 20

  /// Starts a host.
  ///
  /// - Parameters:
  ///   - executable: Path of the program that ``HostBuilder`` has built.
  ///   - environment: Environment variables of the host; the person's, as tests may read them.
  /// - Throws: ``WorkspaceError/hostNotStarted(reason:)``.
  public init(executable: String, environment: [String: String]) throws(WorkspaceError) {
    var pair: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
      throw .hostNotStarted(reason: SystemError.current)
    }
    defer { close(pair[1]) }
    var output: (read: Int32, write: Int32)?
    do {
      let pipe = try ChildProcess.pipe()
      output = pipe
      defer { close(pipe.write) }
      let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(null) }
      var variables = environment
      variables["POMELO_SESSION_FD"] = "\(Self.sessionDescriptor)"
      // Once in the host rather than anew in each of its children.
      variables["LD_BIND_NOW"] = "1"
      // Sets and dictionaries in the order of every other run, not one of this process's own.
      variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
      // A trap is told by the child itself, with the frames that are the person's.
      variables["SWIFT_BACKTRACE"] = "enable=no"
      let descriptors = [
        STDIN_FILENO: null, STDOUT_FILENO: pipe.write, STDERR_FILENO: pipe.write,
        Self.sessionDescriptor: pair[1],
      ]
      processID = try FixedAddresses.whileStarting { () throws(ChildProcess.StartFailure) in
        try ChildProcess.start(
          executable, [], environment: variables, descriptors: descriptors, ownGroup: true)
      }
      messageDescriptor = pair[0]
      outputDescriptor = pipe.read
    } catch {
      close(pair[0])
      if let output { close(output.read) }
      throw .hostNotStarted(reason: error.reason)
    }
    for descriptor in [messageDescriptor, outputDescriptor] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { terminate() }

  /// Whether the host still runs.
  public var isRunning: Bool {
    ending == nil && ChildProcess.endingIfAny(of: processID) == nil
  }

  /// How the host has ended, in words; nil while it runs.
  public var endingReason: String? { isRunning ? nil : goneReason }

  /// Tells the host something.
  ///
  /// - Throws: ``WorkspaceError/hostNotStarted(reason:)`` when the host is gone.
  public func send(_ command: Command) throws {
    let line = try MessageCoding.line(for: command)
    var rest = Array(line)[...]
    while !rest.isEmpty {
      // A host that is gone is an error here, not a signal that ends the explorer.
      let count = rest.withUnsafeBytes {
        Glibc.send(messageDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard wait(for: messageDescriptor, Int16(POLLOUT), milliseconds: Self.sendPatience) else {
          throw WorkspaceError.hostNotStarted(reason: "it does not read what it is told")
        }
      } else if errno != EINTR {
        throw WorkspaceError.hostNotStarted(reason: goneReason)
      }
    }
  }

  /// The messages that have arrived; none if nothing has.
  ///
  /// - Throws: ``WorkspaceError/hostNotStarted(reason:)`` once the host is gone and all its
  ///   messages are read; `SessionError` if it says something else than messages.
  public func readMessages() throws -> [HostMessage] {
    var messages = pending
    pending = []
    var isOver = false
    while messages.count < Self.chunkSize {
      if let line = lines.popLast() {
        messages.append(try MessageCoding.message(from: line))
        continue
      }
      guard let bytes = take(messageDescriptor) else { break }
      if bytes.isEmpty {
        isOver = true
        break
      }
      lines = try framer.append(bytes).reversed()
    }
    if isOver, messages.isEmpty { throw WorkspaceError.hostNotStarted(reason: goneReason) }
    return messages
  }

  /// The next message that has arrived; nil if none has until a time.
  private func readMessage(by deadline: ContinuousClock.Instant) throws -> HostMessage? {
    if !pending.isEmpty { return pending.removeFirst() }
    while lines.isEmpty {
      // What is left has its turn when the descriptor is asked about again.
      guard ContinuousClock.now < deadline else { return nil }
      guard let bytes = take(messageDescriptor) else { return nil }
      if bytes.isEmpty { throw WorkspaceError.hostNotStarted(reason: goneReason) }
      lines = try framer.append(bytes).reversed()
    }
    return try lines.popLast().map { try MessageCoding.message(from: $0) }
  }

  /// What was printed since the last call, at most one chunk; empty if nothing was.
  ///
  /// For hosts that run no test; ``receive(onOutput:onMessage:)`` keeps output and events in order.
  public func readOutput() -> Data {
    var text = Data()
    while text.isEmpty, let bytes = take(outputDescriptor), !bytes.isEmpty {
      printed.append(bytes)
      printed.take { if case .text(let more) = $0 { text += more } }
    }
    return text
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
  /// - Throws: As ``readMessages()``, after what was printed is handed over.
  @discardableResult
  public func receive(
    within limit: Duration = .seconds(3600), onOutput: ([UInt8]) -> Void,
    onMessage: (HostMessage) -> Void
  ) throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      let message: HostMessage?
      do {
        message = try held ?? readMessage(by: deadline)
      } catch {
        handOver(isOver: true, by: deadline, until: { _ in false }, onOutput)
        throw error
      }
      held = nil
      guard let message else { break }
      let isAll = handOverOutput(before: message, by: deadline, onOutput)
      // Whoever goes on printing after a run's end must not keep that from being told.
      if !isAll, heldCount < Self.heldLimit {
        held = message
        heldCount += 1
        return true
      }
      heldCount = 0
      onMessage(message)
      if ContinuousClock.now >= deadline { return true }
    }
    // What follows an event that is still under way waits for it.
    return !handOver(by: deadline, until: { [lastEvent] in $0 > lastEvent }, onOutput)
  }

  /// Hands over what was printed before a message.
  ///
  /// - Returns: Whether that is all; otherwise the time was up.
  private func handOverOutput(
    before message: HostMessage, by deadline: ContinuousClock.Instant,
    _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    switch message {
    case .event(let event):
      // The mark was written before the event was sent: it is there if anything is.
      guard handOver(by: deadline, until: { $0 >= event.index }, onOutput) else { return false }
      lastEvent = event.index
    case .runEnded:
      guard handOver(isOver: true, by: deadline, until: { _ in false }, onOutput) else {
        return false
      }
      lastEvent = -1
    case .ready, .runStarted: break
    }
    return true
  }

  @discardableResult
  private func handOver(
    isOver: Bool = false, by deadline: ContinuousClock.Instant, until stop: (Int) -> Bool,
    _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    func takePrinted() -> Bool {
      let waits = printed.count < Self.waitingLimit
      return printed.take(isOver: isOver, until: { waits && stop($0) }) {
        if case .text(let text) = $0 { onOutput(text) }
      }
    }
    while !takePrinted() {
      // A flood is read to its end here, so that it is not in the way of what comes after it.
      guard ContinuousClock.now < deadline else { return false }
      guard let bytes = take(outputDescriptor), !bytes.isEmpty else { return true }
      printed.append(bytes)
    }
    return true
  }

  /// Waits for the next message, reading and dropping what the host prints: for runs without an
  /// explorer.
  ///
  /// - Parameters:
  ///   - timeout: Real seconds to wait at most.
  ///   - onOutput: Given what is printed meanwhile.
  /// - Returns: The message; `nil` when time is up.
  /// - Throws: As ``readMessages()``.
  public func nextMessage(
    timeout: Double, onOutput: (Data) -> Void = { _ in }
  ) throws -> HostMessage? {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(timeout)
    while true {
      if pending.isEmpty { pending = try readMessages() }
      if !pending.isEmpty { return pending.removeFirst() }
      let output = readOutput()
      if !output.isEmpty {
        onOutput(output)
        continue
      }
      let rest = (deadline - clock.now) / .milliseconds(1)
      guard rest > 0 else { return nil }
      waitForAnything(milliseconds: Int32(min(rest.rounded(.up), 60_000)))
    }
  }

  /// Ends a child of the host that does not end by itself.
  ///
  /// - Parameter processID: As ``HostMessage/runStarted(_:)`` gives it.
  public func kill(processID: Int32) {
    // Zero and below mean groups of processes, our own among them.
    guard processID > 1 else { return }
    _ = Glibc.kill(processID, SIGKILL)
  }

  /// Has a child of the host that does not come to a stop end, and say where it was.
  ///
  /// - Parameter processID: As ``HostMessage/runStarted(_:)`` gives it.
  public func interrupt(processID: Int32) {
    guard processID > 1 else { return }
    _ = Glibc.kill(processID, SIGQUIT)
  }

  /// Ends the host with all its children and waits until it is gone.
  ///
  /// May be called again.
  public func terminate() {
    guard ending == nil else { return }
    close(messageDescriptor)
    close(outputDescriptor)
    messageDescriptor = -1
    outputDescriptor = -1
    // The group outlives the host if a child does. Its number cannot mean another group yet: the
    // host stays in the process table until it is waited for.
    _ = Glibc.kill(-processID, SIGKILL)
    ending = ChildProcess.wait(for: processID)
  }

  /// Takes what a descriptor has; `nil` for nothing yet, empty at its end.
  private func take(_ descriptor: Int32) -> [UInt8]? {
    guard descriptor >= 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer[..<count]) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return nil
      default: return []
      }
    }
  }

  /// Waits until a descriptor is ready.
  private func wait(for descriptor: Int32, _ events: Int16, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Waits until the host says or prints something.
  private func waitForAnything(milliseconds: Int32) {
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

  /// How the host ended, in words.
  private var goneReason: String {
    switch ending ?? ChildProcess.endingIfAny(of: processID) {
    case .exited(let status): return "it ended with status \(status)"
    case .killed(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? ""
      return "it was ended by signal \(signal) (\(name))"
    case nil: return "it closed its line"
    }
  }
}
