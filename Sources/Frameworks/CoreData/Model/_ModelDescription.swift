import Foundation

/// What the source that is made of a data model describes its entities to.
public final class _ModelDescription {
  private let model: NSManagedObjectModel
  private var parents: [(entity: NSEntityDescription, parent: String)] = []
  private var ends: [(relationship: NSRelationshipDescription, to: String, inverse: String?)] = []

  init(_ model: NSManagedObjectModel) { self.model = model }

  /// The description behind a pointer that a compiled model is given.
  public static func at(_ pointer: UnsafeMutableRawPointer) -> _ModelDescription {
    Unmanaged<_ModelDescription>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Adds an entity; what follows is about it.
  public func entity(
    _ name: String, _ objectClass: NSManagedObject.Type?, className: String, parent: String? = nil,
    isAbstract: Bool = false
  ) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.objectClass = objectClass
    entity.managedObjectClassName = className
    entity.isAbstract = isAbstract
    if let parent { parents.append((entity, parent)) }
    model.entities.append(entity)
  }

  /// Adds an attribute.
  public func attribute(
    _ name: String, _ type: String, optional: Bool, transient: Bool = false, value: String? = nil,
    className: String? = nil
  ) {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = NSAttributeType(named: type)
    attribute.isOptional = optional
    attribute.isTransient = transient
    attribute.attributeValueClassName = className
    attribute.defaultValue = value.flatMap { Self.value($0, attribute.attributeType) }
    model.entities.last?.properties.append(attribute)
  }

  /// Adds a relationship.
  public func relationship(
    _ name: String, to entity: String, inverse: String?, toMany: Bool, ordered: Bool, rule: String,
    optional: Bool
  ) {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.isOptional = optional
    relationship.maxCount = toMany ? 0 : 1
    relationship.isOrdered = ordered
    relationship.deleteRule =
      switch rule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    ends.append((relationship, entity, inverse))
    model.entities.last?.properties.append(relationship)
  }

  /// Adds attributes that no two objects may share.
  public func unique(_ names: String...) {
    model.entities.last?.uniquenessConstraints.append(names)
  }

  /// Connects what was described.
  func finish() {
    let entities = model.entitiesByName
    for (entity, parent) in parents { entities[parent]?.subentities.append(entity) }
    for (relationship, name, inverse) in ends {
      relationship.destinationEntity = entities[name]
      relationship.inverseRelationship = inverse.flatMap {
        entities[name]?.relationshipsByName[$0]
      }
    }
  }

  /// A default value as the document writes it.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: text == "YES"
    case .stringAttributeType: text
    case .dateAttributeType:
      TimeInterval(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
