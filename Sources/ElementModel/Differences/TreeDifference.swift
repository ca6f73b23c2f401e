/// What is different between two screens: which elements came, went, moved and changed.
///
/// Elements are the same when they have the same identity, which the app gives each view for a run.
public struct TreeDifference: Hashable, Sendable {
  /// What became of an element.
  public enum Change: Hashable, Sendable {
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
  public struct AttributeChange: Hashable, Sendable {
    /// Its name, as of XCUITest.
    public var name: String
    /// What it was, as text; texts in quotes.
    public var before: String
    /// What it is now.
    public var after: String
  }

  /// One element with what became of it.
  public struct Entry: Hashable, Sendable {
    /// What became of it.
    public var change: Change
    /// Its identity.
    public var elementID: Int
    /// Its position in the old tree; `nil` when it is new.
    public var before: Int?
    /// Its position in the new tree; `nil` when it is gone.
    public var after: Int?
    /// What has changed about it, in a fixed order.
    public var attributes: [AttributeChange]
  }

  /// What has changed, in the order of the new tree; what is gone stands where it was.
  public var entries: [Entry]

  /// Whether nothing has changed.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many elements were added, removed, moved, and only changed.
  public var counts: (added: Int, removed: Int, moved: Int, changed: Int) {
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
  public init(from old: ElementTree, to new: ElementTree) {
    entries = TreeComparison(old, new).entries()
  }
}
