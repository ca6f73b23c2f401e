public import Foundation

/// Keeps what a request finds up to date, in sections, and tells of what changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is looked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where it is looked for.
  public let managedObjectContext: NSManagedObjectContext
  /// The property that says in which section an object is.
  public let sectionNameKeyPath: String?
  /// Where results are kept.
  ///
  /// No visible effect.
  public let cacheName: String?
  /// Who is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What was found; nil before it was looked for.
  open fileprivate(set) var fetchedObjects: [ResultType]?
  fileprivate var list: [FetchedSection] = []

  /// A controller for a request, which looks for nothing yet.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  deinit { managedObjectContext.stopObserving(by: ObjectIdentifier(self)) }

  /// Removes what is kept of results.
  ///
  /// No visible effect.
  open class func deleteCache(withName name: String?) {}

  /// Looks for objects.
  ///
  /// - Throws: An error of the store's.
  open func performFetch() throws {
    try look()
    managedObjectContext.observers[ObjectIdentifier(self)] = { [weak self] in self?.update($0) }
  }

  private func look() throws {
    let found = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = found
    list = FetchedSection.all(found, by: sectionNameKeyPath)
  }

  /// The sections of what was found.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : list }
  /// The first letters of the sections.
  open var sectionIndexTitles: [String] { list.compactMap(\.indexTitle) }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let object = list[indexPath[0]].contents[indexPath[1]]
    guard let object = object as? ResultType else {
      fatalError("The object at \(indexPath) is no \(ResultType.self).")
    }
    return object
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    place(of: object as AnyObject, in: list)
  }

  /// The section of a letter of the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  private func place(of object: AnyObject, in sections: [FetchedSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.contents.firstIndex(where: { $0 as AnyObject === object }) {
        return IndexPath(indexes: [number, row])
      }
    }
    return nil
  }

  private func update(_ changes: NSManagedObjectContext.UntoldChanges) {
    let old = list
    do { try look() } catch { return }
    let oldObjects = old.flatMap(\.contents).map { $0 as AnyObject }
    let newObjects = list.flatMap(\.contents).map { $0 as AnyObject }
    let gone = oldObjects.filter { object in !newObjects.contains { $0 === object } }
    let new = newObjects.filter { object in !oldObjects.contains { $0 === object } }
    let kept = newObjects.filter { object in
      !new.contains { $0 === object } && changes.updated.contains { $0 === object }
    }
    guard !gone.isEmpty || !new.isEmpty || !kept.isEmpty else { return }
    tell(old, gone: gone, new: new, kept: kept)
  }

  private func tell(_ old: [FetchedSection], gone: [AnyObject], new: [AnyObject], kept: [AnyObject])
  {
    guard let delegate else { return }
    let controller = standIn()
    delegate.controllerWillChangeContent(controller)
    let newNames = Set(list.map(\.name))
    let oldNames = Set(old.map(\.name))
    for (number, section) in old.enumerated() where !newNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in list.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: number, for: .insert)
    }
    for object in gone {
      delegate.controller(
        controller, didChange: object, at: place(of: object, in: old), for: .delete,
        newIndexPath: nil)
    }
    for object in new {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert,
        newIndexPath: place(of: object, in: list))
    }
    for object in kept {
      let before = place(of: object, in: old)
      let after = place(of: object, in: list)
      delegate.controller(
        controller, didChange: object, at: before, for: before == after ? .update : .move,
        newIndexPath: after)
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// A controller as its delegate knows it, with the same results.
  private func standIn() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? "")
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    controller.fetchedObjects = fetchedObjects?.compactMap {
      $0 as AnyObject as? any NSFetchRequestResult
    }
    controller.list = list
    return controller
  }
}
