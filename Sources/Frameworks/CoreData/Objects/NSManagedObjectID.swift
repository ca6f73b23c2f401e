public import Foundation

/// Tells one object from all others.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Where the object is stored; nil before it is saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// Its number among all of the process.
  let number: Int
  /// Its number in the store; nil before it is saved.
  var key: Int?

  init(entity: NSEntityDescription, number: Int, key: Int? = nil, store: NSPersistentStore? = nil) {
    self.entity = entity
    self.number = number
    self.key = key
    persistentStore = store
    super.init()
  }

  /// Whether the object has not been saved yet.
  open var isTemporaryID: Bool { key == nil }

  /// The identifier as an address.
  open func uriRepresentation() -> URL {
    let end = key.map { "p\($0)" } ?? "t\(number)"
    let text = "x-coredata://\(persistentStore?.identifier ?? "")/\(entity.name ?? "")/\(end)"
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The identifier as an address.
  open override var description: String { uriRepresentation().absoluteString }
}
