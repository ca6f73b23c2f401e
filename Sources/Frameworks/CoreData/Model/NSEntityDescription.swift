public import Foundation

/// A kind of objects in a model.
open class NSEntityDescription: NSObject {
  /// Its name.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName = "NSManagedObject"
  /// Whether there are only objects of entities below it.
  open var isAbstract = false
  /// What an app notes about it.
  open var userInfo: [AnyHashable: Any]?
  /// The properties that no two objects may share.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity that it refines.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The model that it belongs to.
  public var managedObjectModel: NSManagedObjectModel { owner ?? NSManagedObjectModel() }
  weak var owner: NSManagedObjectModel?
  /// The entities that refine it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// Its own properties.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.owner = self } }
  }
  /// The class of its objects, where it is known.
  var objectClass: NSManagedObject.Type?

  /// An entity without a name.
  public override init() { super.init() }

  /// Its properties, with those that it inherits, by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }

  /// Its attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// Its relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities that refine it, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Its relationships to an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
      .sorted { $0.name < $1.name }
  }

  /// Whether it is an entity or refines one.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self.name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The class that its objects get, its own or the nearest above.
  var instanceClass: NSManagedObject.Type {
    objectClass ?? superentity?.instanceClass ?? NSManagedObject.self
  }

  /// The names of attributes that no two objects may share, one list for each constraint.
  var uniqueNames: [[String]] {
    let own = uniquenessConstraints.map { names in
      names.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }
    return own + (superentity?.uniqueNames ?? [])
  }

  /// The entity of a name in a context's model.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity; one that the model does not have ends the app, as on iOS.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return NSManagedObject.make(entity, into: context)
  }
}
