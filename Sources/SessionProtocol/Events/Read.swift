/// An attribute of an element was read.
public struct Read: Codable, Hashable, Sendable {
  /// Name of the property, such as `exists`.
  public var attribute: String
  /// The element as messages name it.
  public var target: String
  /// What was read.
  public var value: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  public var searched: [SearchedKey]?

  /// Creates the content.
  public init(
    attribute: String, target: String, value: String, elementID: Int?,
    searched: [SearchedKey]? = nil
  ) {
    self.searched = searched
    self.attribute = attribute
    self.target = target
    self.value = value
    self.elementID = elementID
  }
}
