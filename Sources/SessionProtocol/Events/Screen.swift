package import ElementModel

/// What the app shows changed.
package struct Screen: Codable, Hashable, Sendable {
  /// The accessibility tree.
  package var tree: ElementTree
  /// The work of the app that has changed what it shows since the screen before, oldest first, with
  /// how long ago it was due as negative times: at most the last few.
  ///
  /// Of an animation that other work began, it is that work. `nil` where nothing but the test did,
  /// and in batch runs.
  package var causes: [Pending]?

  /// Creates the content.
  package init(tree: ElementTree, causes: [Pending]? = nil) {
    self.tree = tree
    self.causes = causes
  }
}
