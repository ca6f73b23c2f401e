package import Foundation

/// Turns messages and commands into lines and back.
package enum MessageCoding {
  /// One line for a value, line feed included.
  ///
  /// Keys are sorted, so equal values give equal bytes. Numbers that JSON has not, such as an
  /// infinite width, are written as texts: a message must not be lost for their sake.
  ///
  /// - Throws: `EncodingError`, for no value of this schema.
  package static func line(for value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
    var data = try encoder.encode(value)
    data.append(0x0A)
    return data
  }

  /// One line for a message of a run.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - token: What it begins with, ``RunRequest/token``; empty for one that belongs to no run.
  /// - Returns: The line, line feed included.
  /// - Throws: As ``line(for:)``.
  package static func line(for message: HostMessage, token: String) throws -> Data {
    let line = try line(for: message)
    return token.isEmpty ? line : Data(token.utf8) + line
  }

  /// One line of a trace file for an event, in which what was typed into secure fields is covered.
  ///
  /// - Throws: As ``line(for:)``.
  package static func traceLine(for event: Event) throws -> Data {
    guard case .action(var action) = event.content, action.secret != nil else {
      return try line(for: event)
    }
    action.secret = nil
    var covered = event
    covered.content = .action(action)
    return try line(for: covered)
  }

  /// Reads a host's line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - token: What it has to begin with.
  /// - Returns: The message.
  /// - Throws: ``SessionError/forged(line:)`` when it does not, ``SessionError/notAMessage(line:)``.
  package static func message(
    from line: Data, token: String = ""
  ) throws(SessionError) -> HostMessage {
    guard line.starts(with: token.utf8) else { throw .forged(line: beginning(of: line)) }
    return try decode(line.dropFirst(token.utf8.count))
  }

  /// Reads an explorer's line.
  ///
  /// - Throws: ``SessionError/notAMessage(line:)``.
  package static func command(from line: Data) throws(SessionError) -> Command {
    try decode(line)
  }

  /// Reads the events of a trace file, of this version of the schema or of version 2.
  ///
  /// - Parameter trace: The file: one event a line.
  /// - Returns: The events in their order.
  /// - Throws: ``SessionError/newerTrace(found:known:)``, or ``SessionError/notAMessage(line:)`` for
  ///   the first line that is no event.
  package static func events(ofTrace trace: Data) throws(SessionError) -> [Event] {
    var events: [Event] = []
    for line in trace.split(separator: 0x0A) { events.append(try decode(line)) }
    return events
  }

  private static let infinity = "Infinity"
  private static let notANumber = "NaN"

  private static func decode<Value: Decodable>(_ line: Data) throws(SessionError) -> Value {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
      return try decoder.decode(Value.self, from: line)
    } catch let error as SessionError {
      throw error
    } catch {
      throw .notAMessage(line: beginning(of: line))
    }
  }

  private static func beginning(of line: Data) -> String {
    String(decoding: line.prefix(200), as: UTF8.self)
  }
}
