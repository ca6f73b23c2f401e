import Foundation
package import TerminalModel

/// Writes values as JSON, each on one line, safe for a terminal.
package enum JSONLine {
  /// A value with sorted keys.
  ///
  /// - Throws: `EncodingError` when a number is not finite.
  package static func text(of value: some Encodable) throws -> TerminalText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return TerminalText(json: String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
