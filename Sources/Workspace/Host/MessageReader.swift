import Foundation
import SessionProtocol

/// Reads the line of a host, message by message.
struct MessageReader {
  /// What came of a look at the line.
  enum Reading {
    /// The next message.
    case message(HostMessage)
    /// None has arrived, or the time is up.
    case nothing
    /// There will be none any more.
    case end
  }

  private let source: DescriptorReader
  /// Whether nothing has been read: a host's first word comes before any run, whose token may be
  /// expected already.
  private var isFirst = true
  private let token: ExpectedToken
  private var framer = LineFramer()
  /// Lines that have arrived and are not read yet, the next one last.
  private var lines: [Data] = []

  /// Reads messages from a descriptor, which begin with a token.
  init(from source: DescriptorReader, expecting token: ExpectedToken = ExpectedToken()) {
    self.source = source
    self.token = token
  }

  /// The next message that has arrived.
  ///
  /// - Parameter deadline: When to stop looking for the end of a long one.
  /// - Returns: What came of it.
  /// - Throws: `SessionError`, of what is no message.
  mutating func next(by deadline: ContinuousClock.Instant) throws(SessionError) -> Reading {
    while true {
      if let line = lines.popLast() {
        defer { isFirst = false }
        return .message(try MessageCoding.message(from: line, token: isFirst ? "" : token.text))
      }
      // What is left has its turn when the descriptor is asked about again.
      guard ContinuousClock.now < deadline, let bytes = source.take() else { return .nothing }
      if bytes.isEmpty { return .end }
      lines = try framer.append(bytes).reversed()
    }
  }
}
