package import Foundation

/// A recording as data: what was done, step by step, for other tools and for replaying it.
///
/// The format is documented in the page Recording; what is typed into secure fields is never in it.
package struct RecordingFile: Codable, Hashable, Sendable {
  /// An element, as other tools may look for it.
  package struct Target: Codable, Hashable, Sendable {
    /// Its type, as `XCUIElement.ElementType` names it.
    package var type: String
    /// Its identifier; missing where it has none.
    package var identifier: String?
    /// Its label; missing where it has none.
    package var label: String?
  }

  /// A step.
  package struct Step: Codable, Hashable, Sendable {
    /// The command that does it again.
    package var command: String
    /// What was done, in words.
    package var title: String
    /// The element that it was done to.
    package var element: Target?
    /// What was asserted of a text: the text.
    package var expected: String?
    /// The statement that it became a part of.
    package var swift: String
  }

  /// Why a file is no recording.
  package enum Problem: Error, Hashable, Sendable {
    /// It is no JSON of this shape; the reason is in the reader's words.
    case notRead(String)
    /// It is of a later version.
    case version(Int)
  }

  /// The version of the format that is written.
  package static let currentVersion = 1

  /// The version of the format.
  package var version: Int
  /// The test whose set-up the recording has, `Class/method`.
  package var from: String
  /// How device and network were chosen; missing where nothing was.
  package var options: RecordingOptions?
  /// The steps, in order.
  package var steps: [Step]

  /// Creates a recording.
  package init(from: String, steps: [Step]) {
    version = Self.currentVersion
    self.from = from
    self.steps = steps
  }

  /// Reads a file.
  ///
  /// - Parameter data: Its bytes.
  /// - Throws: ``Problem``.
  package init(_ data: Data) throws(Problem) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .notRead(Self.reason(error))
    }
    guard version <= Self.currentVersion else { throw .version(version) }
  }

  /// The bytes of a file.
  ///
  /// - Returns: JSON with a line for each value, in an order that stays.
  /// - Throws: `EncodingError`, for no recording that was made by hand.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(place(context)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context)) is of another kind"
    case .dataCorrupted, nil: "it is no JSON"
    @unknown default: "it is no JSON"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "the recording" : path.joined(separator: ".")
  }
}

extension RecordingFile.Problem {
  /// The problem in a sentence for the person.
  package var message: String {
    switch self {
    case .notRead(let reason): "It is no recording: \(reason)."
    case .version(let version):
      "It is of version \(version); this pomelo knows \(RecordingFile.currentVersion)."
    }
  }
}
