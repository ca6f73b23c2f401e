public import Foundation
import SimulatedCombine

extension NSManagedObject {
  /// The value of a property by its name: of a relationship, the object or a set of them.
  public func value(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return row.values[key] }
    let objects = related(key)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Changes a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let relationship = entity.relationshipsByName[key] else {
      let type = entity.attributesByName[key]?.attributeType ?? .undefinedAttributeType
      let plain = ManagedValue.plain(value, type)
      if ManagedValue.areSame(row.values[key], plain) { return }
      return change(key) { row.values[key] = plain }
    }
    let objects = ManagedValue.objects(in: value)
    setRelated(relationship.isToMany ? objects : Array(objects.prefix(1)), relationship)
  }

  /// The value at the end of several names with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first else { return nil }
    let value = value(forKey: first)
    guard names.count > 1 else { return value }
    return (value as? NSManagedObject)?.value(forKeyPath: names[1])
  }

  /// The value of a property, without a notice that it is read.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Changes a property without telling anyone.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let wasQuiet = isQuiet
    isQuiet = true
    setValue(value, forKey: key)
    isQuiet = wasQuiet
  }

  /// Changes properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of properties by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The properties that have changed since the last save, with their values.
  public func changedValues() -> [String: Any] {
    dictionaryWithValues(forKeys: changedKeys.sorted())
  }

  /// The values that properties had when the object was read or saved last.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    saved.values.filter { keys?.contains($0.key) ?? true }
  }

  /// Tells that a property is read.
  ///
  /// No visible effect: nothing is read late.
  public func willAccessValue(forKey key: String?) {}
  /// Tells that a property was read.
  ///
  /// No visible effect: nothing is read late.
  public func didAccessValue(forKey key: String?) {}
  /// Tells that a property is about to change.
  public func willChangeValue(forKey key: String) { if !isQuiet { objectWillChange.send() } }
  /// Tells that a property has changed.
  ///
  /// No visible effect beside what changes it.
  public func didChangeValue(forKey key: String) {}
  /// The identifiers of related objects.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    row.links[key] ?? []
  }
  /// Whether a relationship's objects are still to be read: never, here.
  public func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// A set of a relationship's objects whose changes are the relationship's.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelatedSet(owner: self, key: key)
  }

  /// Changes what it holds, and tells who looks at it.
  func change(_ key: String, _ change: () -> Void) {
    if !isQuiet {
      objectWillChange.send()
      registerUndo(of: key)
    }
    change()
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  /// Remembers what a property holds.
  private func registerUndo(of key: String) {
    guard let context = managedObjectContext, context.undoManager != nil else { return }
    let (value, links) = (row.values[key], row.links[key])
    context.registerUndo { [weak self] in
      self?.change(key) {
        self?.row.values[key] = value
        self?.row.links[key] = links
      }
    }
  }
}
