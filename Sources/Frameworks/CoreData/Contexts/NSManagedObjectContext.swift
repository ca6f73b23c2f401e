public import Foundation
public import SimulatedFoundation
import Synchronization

/// Where objects live: it finds them, keeps their changes, and saves these.
///
/// Objects have their values from the start, and a context keeps all that it has met. Changes are told
/// to whoever looks on at the end of the turn, or when they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// What is asked for stores; nil for a context whose parent is asked.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }
  /// The context that changes are saved to, in place of a store.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Weak(self)) } }
  /// Where its code is run.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Its name.
  open var name: String?
  /// Who says that a change is its own.
  ///
  /// No visible effect.
  open var transactionAuthor: String?
  /// Whether what others save shows in it at once.
  open var automaticallyMergesChangesFromParent = false
  /// What becomes of changes that others have made too.
  open var mergePolicy: Any = NSMergePolicy.error
  /// How old values may be.
  ///
  /// No visible effect: they are never old.
  open var stalenessInterval: TimeInterval = -1
  /// Whether objects that are gone read as nothing.
  ///
  /// No visible effect.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether deletion goes on at once.
  ///
  /// No visible effect: it does.
  open var propagatesDeletesAtEndOfEvent = true
  /// Remembers how changes are taken back, if it is set; of a context of the main queue.
  open var undoManager: UndoManager?
  /// What an app notes about it.
  open var userInfo = NSMutableDictionary()

  /// The objects by their identifiers.
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var children: [Weak] = []
  /// What has changed since it was told last.
  var untold = UntoldChanges()
  /// Called after changes were told.
  var observers: [ObjectIdentifier: (UntoldChanges) -> Void] = [:]
  let queue: DispatchQueue

  /// A context, without a store.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
  }

  /// A context whose code is run elsewhere.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// Where the code of a context is run.
  public enum ConcurrencyType: Sendable {
    /// Somewhere.
    case privateQueue
    /// On the main queue.
    case mainQueue
  }

  /// A context that is not kept alive.
  struct Weak {
    weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
  }

  /// What looks on is told of a change of which objects.
  struct UntoldChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  }

  // Objects of one run have the same numbers each time.
  private static let counter = Mutex(0)
  nonisolated(unsafe) private static weak var used: NSManagedObjectContext?

  /// The identifier of a new object.
  static func newID(of entity: NSEntityDescription) -> NSManagedObjectID {
    let number = counter.withLock { number in
      number += 1
      return number
    }
    return NSManagedObjectID(entity: entity, number: number)
  }

  /// The context that was used last.
  static var latest: NSManagedObjectContext? { used }
  /// The model that was used last.
  static var latestModel: NSManagedObjectModel? {
    used?.model ?? NSPersistentStoreCoordinator.latest?.managedObjectModel
  }

  /// Notes that the context is used.
  func touch() { Self.used = self }

  /// The coordinator of the context, or of those above it.
  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  /// The entities that it knows.
  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

  /// Whether something is not saved.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  /// New objects that are not saved.
  open var insertedObjects: Set<NSManagedObject> { inserted }
  /// Changed objects that are not saved.
  open var updatedObjects: Set<NSManagedObject> { updated }
  /// Objects that are to be deleted.
  open var deletedObjects: Set<NSManagedObject> { deleted }
  /// All objects that it has met.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// Whether it keeps objects that nobody else does; it always does.
  open var retainsRegisteredObjects: Bool {
    get { true }
    set {}
  }
}

/// Where the code of a context is run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType
  case privateQueueConcurrencyType
  case mainQueueConcurrencyType
}
