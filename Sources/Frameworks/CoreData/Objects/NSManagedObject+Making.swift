import SimulatedFoundation

// Apps override the initialiser without saying that it is required, so that it cannot be called by the
// type alone. A closure that does not escape is two words, and nobody counts references to its context:
// a function that takes such a closure is one that takes the two words. Initialisers give back what they are
// called with, other functions do not: `__owned` says that these do.

extension NSManagedObject {
  private static let initializers = ClassInitializers(declaredBy: NSManagedObject.self)

  /// Makes an object of an entity's class.
  static func make(
    _ entity: NSEntityDescription, into context: NSManagedObjectContext?
  ) -> NSManagedObject {
    typealias Initializer =
      (__owned NSEntityDescription, __owned NSManagedObjectContext?) -> NSManagedObject
    struct Taking {
      let call: (Initializer, NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    }
    struct Calling {
      let call:
        (ClassInitializers.Function, NSEntityDescription, NSManagedObjectContext?)
          -> NSManagedObject
    }
    guard let function = initializers?.function(of: entity.instanceClass) else {
      return NSManagedObject(entity: entity, insertInto: context)
    }
    let taking = Taking { initializer, entity, context in initializer(entity, context) }
    return unsafeBitCast(taking, to: Calling.self).call(function, entity, context)
  }
}
