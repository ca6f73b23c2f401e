public import CoreData
public import Foundation
import SimulatedFoundation

/// Objects of Core Data in sections, which a view looks for in the context of its environment.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let request: NSFetchRequest<Result>
  private let key: (Result) -> SectionIdentifier?
  private var slot: FetchedObjects<Result>?

  /// Looks for what a request says.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    key = { $0[keyPath: sectionIdentifier] }
  }

  /// The objects.
  @MainActor @preconcurrency
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(slot, by: key)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Looks for objects of the class's entity.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: "\(Result.self)")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    key = { $0[keyPath: sectionIdentifier] }
  }

  /// Looks for objects of the class's entity.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

extension SectionedFetchRequest: SelfComparing {
  // What is looked for is told apart by the node, which keeps the first request.
  func isSame(as other: Self) -> Bool { request === other.request }
}

extension SectionedFetchRequest: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    let known = node.storage.slots[slot] as? FetchedObjects<Result>
    let objects = known ?? FetchedObjects(request, invalidator: node.invalidator)
    node.storage.slots[slot] = objects
    if let known, known.original !== request { known.replace(request) }
    objects.follow(node.environment.managedObjectContext)
    self.slot = objects
  }
}
