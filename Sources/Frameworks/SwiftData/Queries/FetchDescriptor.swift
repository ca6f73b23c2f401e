public import Foundation

/// Which models are wanted, and in which order.
@available(iOS17 )
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for them; all models without it.
  public var predicate: Predicate<T>?
  /// Their order; that of their creation without it.
  public var sortBy: [SortDescriptor<T>]
  /// How many are wanted at most.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether those count that have not been saved.
  public var includePendingChanges = true
  /// Properties that are read at once; no visible effect.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships that are read at once; no visible effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes which models are wanted.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Models that were found, in the order that was asked for.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  let models: [Element]

  /// The first place.
  public var startIndex: Int { models.startIndex }
  /// The place behind the last.
  public var endIndex: Int { models.endIndex }

  /// The model at a place.
  public subscript(position: Int) -> Element { models[position] }
}
