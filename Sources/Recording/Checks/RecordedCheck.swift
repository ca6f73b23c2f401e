package import ElementModel

/// Something that a person asserts of what the app shows.
package struct RecordedCheck: Hashable, Sendable {
  /// What is asserted.
  package enum Subject: Hashable, Sendable {
    /// That the element is there.
    case exists
    /// That it is there no more; it was on the screen that the check has.
    case isGone
    /// That one of its texts is what it is now: `label` or `value`.
    case text(attribute: String)
    /// That something holds of it, such as `isEnabled`, or does not.
    case holds(attribute: String, Bool)
  }

  /// What is asserted.
  package var subject: Subject
  /// The element, in ``tree``.
  package var elementID: Int
  /// What the app shows; of something that is gone, what it showed before.
  package var tree: ElementTree
  /// What the app shows now.
  package var now: ElementTree

  /// Creates a check.
  package init(_ subject: Subject, of elementID: Int, in tree: ElementTree, now: ElementTree) {
    self.subject = subject
    self.elementID = elementID
    self.tree = tree
    self.now = now
  }
}
