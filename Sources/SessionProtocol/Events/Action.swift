/// A gesture or typing that is about to be performed.
public struct Action: Codable, Hashable, Sendable {
  /// As Xcode's activity log words it, such as `Tap "Settings" Button`.
  public var title: String
  /// The element as messages name it, such as `"Settings" Button`.
  public var target: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  public var searched: [SearchedKey]?

  /// Creates the content.
  public init(
    title: String, target: String, elementID: Int?, searched: [SearchedKey]? = nil
  ) {
    self.searched = searched
    self.title = title
    self.target = target
    self.elementID = elementID
  }
}
