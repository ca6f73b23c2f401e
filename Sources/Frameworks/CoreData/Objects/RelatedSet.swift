import Foundation

/// A set of a relationship's objects whose changes are the relationship's.
final class RelatedSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""
  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  convenience init(owner: NSManagedObject, key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    objects.first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { set(objects + ManagedValue.objects(in: object)) }
  override func remove(_ object: Any) { set(objects.filter { $0 !== object as AnyObject }) }
  override func removeAllObjects() { set([]) }

  private func set(_ objects: [NSManagedObject]) { owner?.setValue(objects, forKey: key) }
}
