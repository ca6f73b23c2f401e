public import Foundation

/// Turns messages and commands into lines and back.
public enum MessageCoding {
  /// One line for a value, line feed included.
  ///
  /// Keys are sorted, so equal values give equal bytes.
  ///
  /// - Throws: `EncodingError` when a number is not finite.
  public static func line(for value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(value)
    data.append(0x0A)
    return data
  }

  /// Reads a host's line.
  ///
  /// - Throws: ``SessionError/notAMessage(line:)``.
  public static func message(from line: Data) throws(SessionError) -> HostMessage {
    try decode(line)
  }

  /// Reads an explorer's line.
  ///
  /// - Throws: ``SessionError/notAMessage(line:)``.
  public static func command(from line: Data) throws(SessionError) -> Command {
    try decode(line)
  }

  private static func decode<Value: Decodable>(_ line: Data) throws(SessionError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: line)
    } catch {
      throw .notAMessage(line: String(decoding: line.prefix(200), as: UTF8.self))
    }
  }
}
