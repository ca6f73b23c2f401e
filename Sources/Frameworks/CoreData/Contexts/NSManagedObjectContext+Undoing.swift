import Foundation
import SimulatedFoundation

extension NSManagedObjectContext {
  /// Takes the latest changes back.
  public func undo() { manage { $0.undo() } }

  /// Makes the changes again that were taken back last.
  public func redo() { manage { $0.redo() } }

  private func manage(_ work: @MainActor (UndoManager) -> Void) {
    guard let usedManager else { return }
    nonisolated(unsafe) let (work, manager) = (work, usedManager)
    MainActor.assumeIsolated { work(manager) }
  }

  /// What remembers changes of the context; nothing for those of other queues than the main one.
  private var usedManager: UndoManager? {
    concurrencyType == .mainQueueConcurrencyType ? undoManager : nil
  }

  /// Remembers how a change is taken back, where that is wanted.
  func registerUndo(_ action: @escaping () -> Void) { usedManager?.register(self, action) }

  /// Takes the deletion of an object back; one that was saved makes a new object of it.
  func restore(_ object: NSManagedObject) {
    guard object.isDeleted else { return }
    object.isDeleted = false
    object.managedObjectContext = self
    objects[object.objectID] = object
    if deleted.remove(object) == nil {
      object.isInserted = true
      inserted.insert(object)
    }
    untold.deleted.remove(object)
    untold.inserted.insert(object)
    registerUndo { [weak self, weak object] in object.map { self?.delete($0) } }
    tellSoon()
  }
}
