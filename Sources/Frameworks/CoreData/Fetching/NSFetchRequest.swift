public import Foundation

/// Which objects are looked for.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The name of the objects' entity.
  open internal(set) var entityName: String?
  /// The objects' entity.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  /// What holds for the objects.
  open var predicate: NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many there are at most; 0 for any number.
  open var fetchLimit = 0
  /// How many are passed over.
  open var fetchOffset = 0
  /// How many are read at once.
  ///
  /// No visible effect.
  open var fetchBatchSize = 0
  /// Whether objects of entities below count.
  open var includesSubentities = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Whether values are read at once.
  ///
  /// No visible effect.
  open var includesPropertyValues = true
  /// Whether objects come without their values.
  ///
  /// No visible effect.
  open var returnsObjectsAsFaults = true
  /// Whether equal dictionaries come once.
  open var returnsDistinctResults = false
  /// Whether objects are read anew that are known.
  ///
  /// No visible effect.
  open var shouldRefreshRefetchedObjects = false
  /// What comes of it.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties that dictionaries have.
  open var propertiesToFetch: [Any]?
  /// The properties by which dictionaries are put together.
  open var propertiesToGroupBy: [Any]?
  /// What holds for groups.
  ///
  /// No visible effect.
  open var havingPredicate: NSPredicate?
  /// Relationships whose objects are read along.
  ///
  /// No visible effect.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// A request without an entity.
  public override init() { super.init() }

  /// A request for objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Looks for objects in the context that works at the moment.
  ///
  /// - Throws: An error of the store's.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.latest else { return [] }
    return try context.fetch(self)
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.entity = entity
    copy.entityName = entityName
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.resultType = resultType
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }

  /// What a context is to look for, whatever comes of it.
  var query: ManagedQuery {
    ManagedQuery(
      entityName: entityName ?? "", predicate: predicate, sortDescriptors: sortDescriptors ?? [],
      limit: fetchLimit, offset: fetchOffset, includesSubentities: includesSubentities,
      includesPendingChanges: includesPendingChanges)
  }
}

extension NSFetchRequest: UntypedRequest {
  var untyped: ManagedQuery { query }
}

/// A request, whatever comes of it.
protocol UntypedRequest: AnyObject {
  /// What a context is to look for.
  var untyped: ManagedQuery { get }
}
