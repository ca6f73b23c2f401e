public import Foundation

/// A model, its stores and a context for views, together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// Its name, which is that of the model and of the file.
  public let name: String
  /// The context for views.
  public let viewContext: NSManagedObjectContext
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// What asks the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Which stores are opened.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container for the data model of a name; one that the project does not have is told, and the
  /// container has no entities, as on iOS.
  public convenience init(name: String) {
    let model = NSManagedObjectModel.named(name)
    if model == nil { print("error: Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    viewContext.touch()
  }

  /// The folder of stores: the app's own.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Opens the stores, and tells of each how it went.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
    viewContext.touch()
  }

  /// A context of its own for work beside the views.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs code with a context of its own, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs code with a context of its own, and waits for it.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container that iCloud keeps as well; here, as one without an account.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Makes iCloud's copy fit the model.
  ///
  /// No visible effect.
  ///
  /// - Throws: Nothing.
  open func initializeCloudKitSchema(options: Int = 0) throws {}

  /// Tells of iCloud's work: never, here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
}
