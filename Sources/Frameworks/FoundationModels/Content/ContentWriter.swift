/// Writes content as JSON (RFC 8259).
enum ContentWriter {
  /// The JSON of content, on one line.
  static func json(of content: GeneratedContent) -> String {
    switch content.kind {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return number(value)
    case .string(let value): return quoted(value)
    case .array(let values): return "[\(values.map(json).joined(separator: ", "))]"
    case .structure(let properties, let order):
      let parts = order.compactMap { key in
        properties[key].map { "\(quoted(key)): \(json(of: $0))" }
      }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
