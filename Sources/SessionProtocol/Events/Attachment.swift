package import Foundation

/// Something that a test keeps: a screenshot, a text, a file.
package struct Attachment: Codable, Hashable, Sendable {
  /// Its name; the kind of thing when the test gives none.
  package var name: String
  /// The kind of data, such as `public.png`.
  package var uniformTypeIdentifier: String
  /// Whether it is thrown away when the test passes.
  package var isDeletedOnSuccess: Bool
  /// The data; `nil` when it is too large to be kept.
  package var payload: Data?

  /// Creates the content.
  package init(
    name: String, uniformTypeIdentifier: String, isDeletedOnSuccess: Bool, payload: Data?
  ) {
    self.name = name
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.isDeletedOnSuccess = isDeletedOnSuccess
    self.payload = payload
  }
}
