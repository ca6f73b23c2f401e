public import Foundation

/// Something that a test keeps: a screenshot, a text, a file.
public struct Attachment: Codable, Hashable, Sendable {
  /// Its name; the kind of thing when the test gives none.
  public var name: String
  /// The kind of data, such as `public.png`.
  public var uniformTypeIdentifier: String
  /// Whether it is thrown away when the test passes.
  public var isDeletedOnSuccess: Bool
  /// The data; `nil` when it is too large to be kept.
  public var payload: Data?

  /// Creates the content.
  public init(
    name: String, uniformTypeIdentifier: String, isDeletedOnSuccess: Bool, payload: Data?
  ) {
    self.name = name
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.isDeletedOnSuccess = isDeletedOnSuccess
    self.payload = payload
  }
}
