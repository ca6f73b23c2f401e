/// A gesture or typing that is about to be performed.
public struct Action: Codable, Hashable, Sendable {
  /// As Xcode's activity log words it, such as `Tap "Settings" Button`.
  public var title: String
  /// The element as messages name it, such as `"Settings" Button`.
  public var target: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?

  /// Creates the content.
  public init(title: String, target: String, elementID: Int?) {
    self.title = title
    self.target = target
    self.elementID = elementID
  }
}
