import Foundation

/// Expands `#stamp`, by the messages that the compiler exchanges with its plug-ins: each is the
/// length of a JSON object in eight bytes and the object.
@main
enum Plugin {
  static func main() {
    while let header = read(8) {
      let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let body = read(count),
        let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
        let reply = try? JSONSerialization.data(withJSONObject: answer(to: message))
      else { exit(1) }
      let length = withUnsafeBytes(of: UInt64(reply.count).littleEndian) { Data($0) }
      FileHandle.standardOutput.write(length + reply)
    }
  }

  private static func read(_ count: Int) -> Data? {
    let data = try? FileHandle.standardInput.read(upToCount: count)
    return data?.count == count ? data : nil
  }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    guard let expansion = message["expandFreestandingMacro"] as? [String: Any],
      let syntax = expansion["syntax"] as? [String: Any], let source = syntax["source"] as? String,
      let start = source.firstIndex(of: "("), let end = source.lastIndex(of: ")")
    else {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    let argument = source[source.index(after: start)..<end]
    return [
      "expandMacroResult": ["expandedSource": "\"stamped: \(argument)\"", "diagnostics": []]
    ]
  }
}
