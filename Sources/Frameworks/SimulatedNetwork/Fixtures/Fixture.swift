package import Foundation

/// The answer that a file holds.
package struct Fixture {
  /// HTTP status.
  package var status = 200
  /// Header fields.
  package var headers: [String: String] = [:]
  /// Seconds that the service takes for it, besides the network.
  package var delay = 0.0
  /// How the request fails, if it does.
  package var error: URLError.Code?
  /// The body.
  package var body = Data()
  /// Another file that is the body, beside this one.
  var bodyFile: String?

  /// An answer with a body alone.
  ///
  /// - Parameters:
  ///   - body: The file's contents.
  ///   - name: The file's name, whose extension says what the contents are.
  init(body: Data, named name: String) {
    self.body = body
    headers["Content-Type"] = MediaType.ofFile(named: name)
  }

  /// Reads an answer written as HTTP has it: a line with the status, header fields, an empty line,
  /// the body.
  ///
  /// Fields that begin with `Pomelo-` are for the simulation: `Pomelo-Delay: 2s`,
  /// `Pomelo-Error: timedOut`, `Pomelo-Body: picture.png`.
  ///
  /// - Parameter message: The file's contents.
  init(message: Data) {
    let (head, body) = Self.split(message)
    self.body = body
    let lines = String(decoding: head, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() {
      if number == 0, line.hasPrefix("HTTP/") || Int(line.prefix(3)) != nil {
        let words = line.split(separator: " ")
        status = words.compactMap { Int($0) }.first { (100...599).contains($0) } ?? 200
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].trimmingCharacters(in: .whitespaces)
        take(name, line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      }
    }
  }

  private mutating func take(_ name: String, _ value: String) {
    switch name.lowercased() {
    case "pomelo-delay":
      let digits = value.prefix { $0.isNumber || $0 == "." }
      let seconds = (Double(digits) ?? 0) * (value.hasSuffix("ms") ? 0.001 : 1)
      delay = min(max(seconds, 0), 86_400)
    case "pomelo-error": error = URLError.Code.named(value) ?? .unknown
    case "pomelo-body": bodyFile = value
    default: headers[name] = value
    }
  }

  /// The part before the first empty line, and the part after it.
  private static func split(_ message: Data) -> (head: Data, body: Data) {
    let separators = [Data("\r\n\r\n".utf8), Data("\n\n".utf8)]
    let ranges = separators.compactMap { message.range(of: $0) }
    guard let range = ranges.min(by: { $0.lowerBound < $1.lowerBound }) else {
      return (message, Data())
    }
    return (Data(message[..<range.lowerBound]), Data(message[range.upperBound...]))
  }
}
