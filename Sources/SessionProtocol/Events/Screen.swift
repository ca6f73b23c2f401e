public import ElementModel

/// What the app shows changed.
public struct Screen: Codable, Hashable, Sendable {
  /// The accessibility tree.
  public var tree: ElementTree

  /// Creates the content.
  public init(tree: ElementTree) { self.tree = tree }
}
