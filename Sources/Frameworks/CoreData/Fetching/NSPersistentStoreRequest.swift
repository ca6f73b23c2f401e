public import Foundation

/// Something that a store is asked for.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; all when nil.
  open var affectedStores: [NSPersistentStore]?
}
