package import Foundation

/// A snapshot was taken, and compared with its reference.
package struct SnapshotTaken: Codable, Hashable, Sendable {
  /// How a snapshot compares with its reference.
  package enum Outcome: String, Codable, Hashable, Sendable {
    /// They are equal, as far as the test asks for.
    case equal
    /// There is no reference.
    case missing
    /// They differ.
    case different
    /// What lies there is no picture of ours, such as one that Xcode recorded.
    case foreign
    /// What lies there cannot be read.
    case corrupt
    /// It was not compared, as all is recorded.
    case unchecked
  }

  /// The absolute path of the reference; of a text in a source, of that source.
  package var reference: String
  /// The type of what it was taken of, such as `UserCard`.
  package var subject: String
  /// How they compare.
  package var outcome: Outcome
  /// Whether the snapshot becomes the reference, by whoever receives this: a host cannot write there.
  package var isRecorded: Bool
  /// Where the snapshot itself is to be written, of one that differs and of which the test says so.
  package var artifact: String?
  /// The snapshot, where it is not the same as the reference; `nil` where it is, or is too large.
  package var data: Data?
  /// Where in the source the text is, of one that `assertInlineSnapshot` compares.
  package var place: InlineSnapshotPlace?

  /// The name of the reference's file, with the line of a text in it.
  package var name: String {
    let file = reference.split(separator: "/").last.map(String.init) ?? ""
    return place.map { "\(file):\($0.line)" } ?? file
  }

  /// Creates the content.
  package init(
    reference: String, subject: String = "", outcome: Outcome, isRecorded: Bool = false,
    artifact: String? = nil, data: Data? = nil, place: InlineSnapshotPlace? = nil
  ) {
    self.reference = reference
    self.subject = subject
    self.outcome = outcome
    self.isRecorded = isRecorded
    self.artifact = artifact
    self.data = data
    self.place = place
  }
}
