/// The stored values of a model, in the order of its class's properties; models that it leads to by
/// their identifiers.
typealias StoredRow = [Any]

/// What a row has of a property that the store has never had.
struct NoStoredValue: Sendable {}

/// What one save changes in a store.
struct StoreChanges {
  /// A row that is new or has other values.
  struct Written {
    var entity: _Entity
    var key: Int
    var row: StoredRow
  }

  /// A row that is to go.
  struct Removed {
    var entity: _Entity
    var key: Int
  }

  /// What is new or has other values.
  var written: [Written] = []
  /// What is to go.
  var removed: [Removed] = []

  /// Whether nothing changes.
  var isEmpty: Bool { written.isEmpty && removed.isEmpty }
}
