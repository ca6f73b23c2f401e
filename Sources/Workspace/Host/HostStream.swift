import SessionProtocol

/// All that comes from a host, messages and output, in the order in which its run sent and printed
/// them.
struct HostStream {
  /// What a turn of reading has come to.
  enum Outcome: Hashable {
    /// All that has arrived was handed over.
    case caughtUp
    /// The time was up: there may be more, without a descriptor telling.
    case more
    /// The host has closed its line, and all of it was handed over.
    case over
  }

  private var messages: MessageReader
  private var output: OutputReader
  /// A message that waits for what was printed before it.
  private var held: HostMessage?
  /// How often it has been waited for.
  private var heldCount = 0
  /// The last event of the run that was handed over.
  private var lastEvent = -1

  /// How many calls a message may wait for what was printed before it.
  private static let heldLimit = 32

  /// Reads two descriptors, of which messages begin with a token.
  init(
    messages: DescriptorReader, output: DescriptorReader, token: ExpectedToken = ExpectedToken()
  ) {
    self.messages = MessageReader(from: messages, expecting: token)
    self.output = OutputReader(from: output)
  }

  /// Hands over what has arrived.
  ///
  /// - Parameters:
  ///   - limit: Real time after which the rest is left for the next call.
  ///   - onOutput: Given what was printed, in pieces.
  ///   - onMessage: Given each message.
  /// - Returns: What this has come to.
  /// - Throws: `SessionError`, of what is no message, after what was printed is handed over.
  mutating func receive(
    within limit: Duration, onOutput: ([UInt8]) -> Void, onMessage: (HostMessage) -> Void
  ) throws(SessionError) -> Outcome {
    let deadline = ContinuousClock.now + limit
    while true {
      let reading: MessageReader.Reading
      do throws(SessionError) {
        reading =
          if let held { .message(held) } else { try messages.next(by: deadline) }
      } catch {
        finishOutput(by: deadline, onOutput)
        throw error
      }
      held = nil
      switch reading {
      case .end:
        finishOutput(by: deadline, onOutput)
        return .over
      case .nothing:
        // What follows an event that is still under way waits for it.
        let isAll = output.handOver(
          by: deadline, until: { [lastEvent] in $0 > lastEvent }, onOutput)
        return isAll ? .caughtUp : .more
      case .message(let message):
        let isAll = handOverOutput(before: message, by: deadline, onOutput)
        // Whoever goes on printing after a run's end must not keep that from being told.
        if !isAll, heldCount < Self.heldLimit {
          held = message
          heldCount += 1
          return .more
        }
        heldCount = 0
        onMessage(message)
        if ContinuousClock.now >= deadline { return .more }
      }
    }
  }

  /// Hands over what was printed before a message.
  ///
  /// - Returns: Whether that is all; otherwise the time was up.
  private mutating func handOverOutput(
    before message: HostMessage, by deadline: ContinuousClock.Instant,
    _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    switch message {
    case .event(let event):
      // The mark was written before the event was sent: it is there if anything is.
      guard output.handOver(by: deadline, until: { $0 >= event.index }, onOutput) else {
        return false
      }
      lastEvent = event.index
    case .runEnded:
      guard finishOutput(by: deadline, onOutput) else { return false }
      lastEvent = -1
    case .ready, .runStarted: break
    }
    return true
  }

  /// Hands over all that is left of a run's output.
  @discardableResult
  private mutating func finishOutput(
    by deadline: ContinuousClock.Instant, _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    output.handOver(isOver: true, by: deadline, until: { _ in false }, onOutput)
  }
}
