/// What is different between two screens: which elements came, went, moved and changed.
///
/// Elements are the same when they have the same identity, which the app gives each view for a run.
package struct TreeDifference: Hashable, Sendable {
  /// What became of an element.
  package enum Change: Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is in another place of the tree: below another element, or in another order.
    case moved
    /// It is where it was; some attributes may have changed.
    case kept
  }

  /// An attribute that has changed.
  package struct AttributeChange: Hashable, Sendable {
    /// Its name, as of XCUITest.
    package var name: String
    /// What it was, as text; texts in quotes.
    package var before: String
    /// What it is now.
    package var after: String
  }

  /// One element with what became of it.
  package struct Entry: Hashable, Sendable {
    /// What became of it.
    package var change: Change
    /// Its identity.
    package var elementID: Int
    /// Its position in the old tree; `nil` when it is new.
    package var before: Int?
    /// Its position in the new tree; `nil` when it is gone.
    package var after: Int?
    /// What has changed about it, in a fixed order.
    package var attributes: [AttributeChange]
  }

  /// What has changed, in the order of the new tree; what is gone stands where it was.
  package var entries: [Entry]

  /// Whether nothing has changed.
  package var isEmpty: Bool { entries.isEmpty }

  /// How many elements were added, removed, moved, and only changed.
  package var counts: (added: Int, removed: Int, moved: Int, changed: Int) {
    var counts = (added: 0, removed: 0, moved: 0, changed: 0)
    for entry in entries {
      switch entry.change {
      case .added: counts.added += 1
      case .removed: counts.removed += 1
      case .moved: counts.moved += 1
      case .kept: counts.changed += 1
      }
    }
    return counts
  }

  /// Compares two screens.
  ///
  /// - Parameters:
  ///   - old: What was shown.
  ///   - new: What is shown.
  package init(from old: ElementTree, to new: ElementTree) {
    entries = TreeComparison(old, new).entries()
  }
}
