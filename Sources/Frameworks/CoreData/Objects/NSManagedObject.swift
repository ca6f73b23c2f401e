public import Foundation
public import SimulatedCombine

/// An object of a data model.
///
/// Its properties are kept by name. The source's `@NSManaged` properties become computed ones that
/// read and write them.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// Tells that a property is about to change.
  public let objectWillChange = ObservableObjectPublisher()
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Which object it is.
  public let objectID: NSManagedObjectID
  /// Where it lives; nil once it is gone from there.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it is new and not saved.
  public internal(set) var isInserted = false
  /// Whether it has changes that are not saved.
  public internal(set) var isUpdated = false
  /// Whether it is to be deleted.
  public internal(set) var isDeleted = false
  /// What it holds.
  var row = ManagedRow()
  /// What it held when it was read or saved last.
  var saved = ManagedRow()
  /// The names of properties that have changed since.
  var changedKeys: Set<String> = []
  /// Whether a change of it is being told, or is none to be told.
  var isQuiet = false

  /// Makes an object of an entity, and puts it into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = Self.nextID ?? NSManagedObjectContext.newID(of: entity)
    super.init()
    for (name, attribute) in entity.attributesByName { row.values[name] = attribute.defaultValue }
    guard let context else { return }
    context.insert(self)
  }

  /// Makes an object of the class's entity in a context; a class that the model does not have ends the
  /// app, as on iOS.
  public convenience init(context: NSManagedObjectContext) {
    guard let entity = Self.entity(in: context.model) else {
      fatalError(
        "An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: context)
  }

  /// An object that is stored already.
  static func stored(_ id: NSManagedObjectID, _ row: ManagedRow) -> NSManagedObject {
    nextID = id
    defer { nextID = nil }
    let object = make(id.entity, into: nil)
    object.row = row
    object.saved = row
    return object
  }

  /// The identifier that the next object gets instead of a new one.
  nonisolated(unsafe) static var nextID: NSManagedObjectID?

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    entity(in: NSManagedObjectContext.latestModel) ?? NSEntityDescription()
  }

  /// The entity of the class in a model.
  static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription? {
    let entities = model?.entities ?? []
    let name = String(describing: self)
    return entities.first { $0.objectClass == self }
      ?? entities.first { $0.managedObjectClassName == name || $0.name == name }
  }

  /// A request for all objects of the class's entity.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity(in: NSManagedObjectContext.latestModel)?.name ?? "\(self)")
  }

  /// Whether it has changes that are not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether properties have other values than the saved ones.
  open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
  /// Whether its values are still to be read: never, here.
  open var isFault: Bool { false }
  /// How a fault is being resolved.
  ///
  /// No visible effect.
  open var faultingState: Int { 0 }

  /// Called once when it is new, to set values.
  open func awakeFromInsert() {}
  /// Called when it has been read.
  open func awakeFromFetch() {}
  /// Called before it is saved.
  open func willSave() {}
  /// Called after it was saved.
  open func didSave() {}
  /// Called when it becomes a fault: never, here.
  open func willTurnIntoFault() {}
  /// Called when it has become a fault: never, here.
  open func didTurnIntoFault() {}
  /// Called when it is to be deleted.
  open func prepareForDeletion() {}

  /// Checks a new object before it is saved.
  ///
  /// - Throws: An error for a property that must have a value and has none.
  open func validateForInsert() throws { try validateValues() }
  /// Checks a changed object before it is saved.
  ///
  /// - Throws: An error for a property that must have a value and has none.
  open func validateForUpdate() throws { try validateValues() }
  /// Checks an object before it is deleted.
  ///
  /// - Throws: An error where a relationship denies it.
  open func validateForDelete() throws {
    for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where relationship.deleteRule == .denyDeleteRule && !(row.links[name] ?? []).isEmpty {
      throw CoreDataError.error(
        NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(name).", self)
    }
  }

  private func validateValues() throws {
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let isMissing =
        property is NSAttributeDescription
        ? row.values[name] == nil : (row.links[name] ?? []).isEmpty
      if isMissing {
        throw CoreDataError.error(
          NSValidationMissingMandatoryPropertyError, "\(name) is a required value.", self)
      }
    }
  }

  /// The object in a few words.
  open override var description: String {
    let values = row.values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID) ; data: "
      + "{\(values.joined(separator: "; "))})"
  }
}
