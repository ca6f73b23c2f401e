public import CoreData
public import Foundation
import SimulatedFoundation

/// Objects of Core Data, which a view looks for in the context of its environment.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private var slot: FetchedObjects<Result>?

  /// Looks for what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Looks for what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// Looks for objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// The objects.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
    FetchedResults(slot)
  }

  /// The request's settings.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let slot = slot
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: slot?.request.sortDescriptors ?? [],
          nsPredicate: slot?.request.predicate)
      },
      set: { new in
        slot?.request.sortDescriptors = new.nsSortDescriptors
        slot?.request.predicate = new.nsPredicate
        slot?.refresh()
      })
  }

  /// What is looked for, and in which order.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What holds for the objects.
    public var nsPredicate: NSPredicate?
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Looks for objects of the class's entity.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: "\(Result.self)")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Looks for objects of the class's entity.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

extension FetchRequest: SelfComparing {
  // What is looked for is told apart by the node, which keeps the first request.
  func isSame(as other: Self) -> Bool { request === other.request }
}

extension FetchRequest: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    let known = node.storage.slots[slot] as? FetchedObjects<Result>
    let objects = known ?? FetchedObjects(request, invalidator: node.invalidator)
    node.storage.slots[slot] = objects
    if let known, known.original !== request { known.replace(request) }
    objects.follow(node.environment.managedObjectContext)
    self.slot = objects
  }
}

extension EnvironmentValues {
  /// Where objects of Core Data live; without one that an app sets, a context without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
