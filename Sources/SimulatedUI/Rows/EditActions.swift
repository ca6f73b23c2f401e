/// What a person may do with the rows that are made of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// All that the collection allows.
  public static var all: EditActions { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All that the collection allows.
  public static var all: EditActions { .delete }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// All that the collection allows.
  public static var all: EditActions { [.move, .delete] }
}

extension EditActions {
  var allowsMoving: Bool { rawValue & 1 != 0 }
  var allowsDeleting: Bool { rawValue & 2 != 0 }
}
