import Foundation

/// What changes of models mean for what a query has found.
struct QueryUpdate<Element: PersistentModel> {
  private let inserted: [Element]
  private let updated: [Element]
  private let deleted: [Element]
  private let hasOthers: Bool

  init(_ changes: ModelChanges) {
    inserted = changes.inserted.values.compactMap { $0 as? Element }
    updated = changes.updated.values.compactMap { $0 as? Element }
    deleted = changes.deleted.values.compactMap { $0 as? Element }
    hasOthers =
      changes.inserted.count + changes.updated.count + changes.deleted.count
      > inserted.count + updated.count + deleted.count
  }

  /// Whether only models of other classes have changed, of which the query asks nothing.
  func concernsOthersOnly(_ descriptor: FetchDescriptor<Element>) -> Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && !asksOthers(descriptor)
  }

  /// The order by which changed models can be put among those that were found; nil where all have to
  /// be looked for anew.
  func order(_ descriptor: FetchDescriptor<Element>) -> ModelOrder<Element>? {
    guard descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
      !(hasOthers && asksOthers(descriptor)),
      inserted.count + updated.count + deleted.count < 64
    else { return nil }
    return ModelOrder(descriptor.sortBy)
  }

  /// What is found now.
  ///
  /// - Throws: What the condition throws.
  func applied(
    to models: [Element], _ predicate: Predicate<Element>?, _ order: ModelOrder<Element>
  ) throws -> [Element] {
    try ModelReading.unnoticed {
      let changed = Set((inserted + updated + deleted).map(ObjectIdentifier.init))
      var result = models
      result.removeAll { changed.contains(ObjectIdentifier($0)) }
      for model in inserted + updated where model.modelContext != nil && !model.isDeleted {
        if let predicate, try !predicate.evaluate(model) { continue }
        result.insert(model, at: result.partitioningIndex { order.areInOrder(model, $0) })
      }
      return result
    }
  }

  /// Whether a query may ask models of other classes, which its own lead to.
  private func asksOthers(_ descriptor: FetchDescriptor<Element>) -> Bool {
    guard descriptor.predicate != nil || !descriptor.sortBy.isEmpty else { return false }
    return Element._$entity.properties.contains { $0.relationship != nil }
  }
}
