/// A stored property of a view that the library connects before the view's body runs.
public protocol DynamicProperty {
  /// Called before the body runs, once the property is connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of the library, which keeps its storage in a slot of the view's node.
@MainActor package protocol GraphProperty: DynamicProperty {
  /// Connects the property to its storage.
  mutating func install(in node: ViewNode, slot: Int)
}
