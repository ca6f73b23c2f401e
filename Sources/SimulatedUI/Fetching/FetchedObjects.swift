import CoreData
import Foundation

/// What a request of a view has found, kept with the view's node and looked for anew when the context
/// has changed.
@MainActor final class FetchedObjects<Result: NSFetchRequestResult> {
  /// What is looked for; a change of it looks again.
  var request: NSFetchRequest<Result> { didSet { isStale = true } }
  private var context: NSManagedObjectContext?
  private let invalidator: Invalidator
  private var found: [Result] = []
  private var isStale = true

  /// The request that the view was made with last.
  private(set) var original: NSFetchRequest<Result>

  init(_ request: NSFetchRequest<Result>, invalidator: Invalidator) {
    self.request = request
    original = request
    self.invalidator = invalidator
  }

  // The context may live longer.
  isolated deinit { context?.stopObserving(by: ObjectIdentifier(self)) }

  /// Looks in a context from now on.
  func follow(_ context: NSManagedObjectContext) {
    guard self.context !== context else { return }
    self.context?.stopObserving(by: ObjectIdentifier(self))
    self.context = context
    isStale = true
    context.observe(by: self) { [weak self] in
      MainActor.assumeIsolated { self?.refresh() }
    }
  }

  /// Looks for what the view says now; another one that says the same is none.
  func replace(_ new: NSFetchRequest<Result>) {
    let isSame =
      original.predicate?.description == new.predicate?.description
      && original.entityName == new.entityName && original.fetchLimit == new.fetchLimit
      && (original.sortDescriptors ?? []).count == (new.sortDescriptors ?? []).count
    original = new
    if !isSame { request = new }
  }

  /// Looks again, and has the view evaluated.
  func refresh() {
    isStale = true
    invalidator.invalidate(because: self)
  }

  /// What was found.
  var objects: [Result] {
    guard isStale, let context else { return found }
    isStale = false
    found = (try? context.fetch(request)) ?? []
    return found
  }
}
