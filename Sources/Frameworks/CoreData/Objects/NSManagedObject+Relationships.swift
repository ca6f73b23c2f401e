public import Foundation

extension NSManagedObject {
  /// The objects of a relationship.
  func related(_ key: String) -> [NSManagedObject] {
    (row.links[key] ?? []).compactMap { managedObjectContext?.liveObject($0) }
  }

  /// Sets the objects of a relationship, and the way back of each.
  func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    var seen: Set<NSManagedObjectID> = []
    let new = objects.map(\.objectID).filter { seen.insert($0).inserted }
    let old = row.links[key] ?? []
    guard new != old else { return }
    let former = related(key)
    change(key) { row.links[key] = new }
    guard let inverse = relationship.inverseRelationship else { return }
    for object in former where !seen.contains(object.objectID) { object.unlink(self, inverse) }
    let known = Set(old)
    for object in objects where !known.contains(object.objectID) { object.link(self, inverse) }
  }

  /// Adds the other end of a relationship that was set.
  private func link(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    let old = row.links[key] ?? []
    guard !old.contains(other.objectID) else { return }
    if relationship.isToMany {
      change(key) { row.links[key] = old + [other.objectID] }
    } else {
      // Who was there before loses it.
      let former = related(key)
      change(key) { row.links[key] = [other.objectID] }
      if let inverse = relationship.inverseRelationship {
        for object in former { object.unlink(self, inverse) }
      }
    }
  }

  /// Removes the other end of a relationship.
  func unlink(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    guard let old = row.links[key], old.contains(other.objectID) else { return }
    change(key) { row.links[key] = old.filter { $0 != other.objectID } }
  }

  /// Does what a method that a model makes for a relationship does, such as `addToItems`.
  public func _managedCall(_ name: String, _ arguments: [Any]) {
    let verbs = ["addTo", "removeFrom", "insertInto", "replace", "add", "remove"]
    guard let verb = verbs.first(where: name.hasPrefix) else { return }
    var rest = String(name.dropFirst(verb.count))
    if verb == "add" || verb == "remove", rest.hasSuffix("Object") { rest.removeLast(6) }
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    guard
      let relationship = entity.relationshipsByName[key] ?? entity.relationshipsByName[rest]
    else { return }
    var objects = related(relationship.name)
    switch verb {
    case "addTo", "add":
      let new = arguments.flatMap { ManagedValue.objects(in: $0) }
      objects += new.filter { object in !objects.contains { $0 === object } }
    case "removeFrom", "remove":
      let gone = arguments.flatMap { ManagedValue.objects(in: $0) }
      let places = Set(arguments.flatMap(Self.places))
      objects = objects.enumerated().filter { place, object in
        !places.contains(place) && !gone.contains { $0 === object }
      }.map(\.element)
    default: Self.place(arguments, in: &objects, replacing: verb == "replace")
    }
    setRelated(objects, relationship)
  }

  /// Puts objects at places of others, or before them.
  private static func place(
    _ arguments: [Any], in objects: inout [NSManagedObject], replacing: Bool
  ) {
    let new = arguments.flatMap { ManagedValue.objects(in: $0) }
    let places = arguments.flatMap(places)
    for (object, place) in zip(new, places) where place <= objects.count {
      if replacing, place < objects.count {
        objects[place] = object
      } else {
        objects.insert(object, at: place)
      }
    }
  }

  private static func places(_ argument: Any) -> [Int] {
    switch argument {
    case let place as Int: [place]
    case let places as IndexSet: Array(places)
    case let places as NSIndexSet: Array(places as IndexSet)
    default: []
    }
  }
}
