public import Foundation
public import SimulatedFoundation
public import SimulatedUI
import VirtualTime

/// Keeps track of models: which are new, changed or deleted, until that is saved.
///
/// It is used on the host's one thread.
@available(iOS17 )
public final class ModelContext: Equatable {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

  /// What the information of these notifications is found by.
  public enum NotificationKey: String {
    /// Which kinds, in which order.
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers,
      deletedIdentifiers
  }

  /// Where the models are stored.
  public let container: ModelContainer
  /// Whether what has changed is saved after some time, and when the app leaves the screen.
  public var autosaveEnabled = false {
    didSet { saver.isEnabled = autosaveEnabled }
  }
  /// Remembers how changes are taken back, if it is set.
  public var undoManager: UndoManager?
  /// Who changes something; no visible effect.
  public var author: String?

  /// What has not been saved.
  var unsaved = ModelChanges()
  /// Deletions that a rule forbids, which the next save complains of.
  var denied: [DeniedDeletion] = []
  private var registry = ModelRegistry()
  /// What observers have not been told of.
  private var untold = ModelChanges()
  private var delivery: ScheduledWork?
  private var observers: [WeakObserver] = []
  private let saver = Autosaver()

  private struct WeakObserver {
    weak var observer: (any ModelObserver)?
  }

  /// A context for the models of a container.
  public init(_ container: ModelContainer) {
    self.container = container
    container.add(self)
    saver.context = self
  }

  /// Whether both are the same context.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  // MARK: Models

  /// The instance of a model, which is made from its row where there is none; `nil` where the model has
  /// gone.
  func existing(_ identifier: PersistentIdentifier, _ entity: _Entity) -> (any PersistentModel)? {
    if let model = registry[identifier] { return model._$model.isDeleted ? nil : model }
    guard unsaved.deleted[identifier] == nil, row(identifier.key, of: entity) != nil
    else { return nil }
    return instance(entity.model, identifier)
  }

  /// The instance of a model that is in the store.
  func instance<Model: PersistentModel>(
    _ type: Model.Type, _ identifier: PersistentIdentifier
  ) -> Model {
    if let model = registry[identifier] as? Model { return model }
    let model = Model(backingData: ModelData<Model>(identifier, context: self))
    registry[identifier] = model
    return model
  }

  /// The instance of a model, if somebody holds one.
  func registered(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    registry[identifier]
  }

  /// What the store has of a model.
  func row(_ key: Int, of entity: _Entity) -> StoredRow? { container.row(key, of: entity) }

  /// Notes that an instance has become one of the context's.
  func register(_ model: any PersistentModel) { registry[model.persistentModelID] = model }

  /// Notes that an instance has gone.
  func forget(_ identifier: PersistentIdentifier) { registry.forget(identifier) }

  /// Lets go of a model that is deleted for good, though somebody may still hold it.
  func release(_ model: any PersistentModel) {
    registry[model.persistentModelID] = nil
    model._$model.leave()
  }

  // MARK: Changes

  /// Notes that a model of the context has other values.
  func noteChange(of model: any PersistentModel) {
    unsaved.update(model)
    tell { $0.update(model) }
  }

  /// Has an instance show what the store has, which is something else now.
  func reread(_ model: any PersistentModel) {
    for property in type(of: model)._$entity.properties { property.access.empty(model) }
    tell { $0.update(model) }
  }

  /// Whether something of a model has not been saved.
  func hasChanges(in model: any PersistentModel) -> Bool {
    let identifier = model.persistentModelID
    return unsaved.inserted[identifier] != nil || unsaved.updated[identifier] != nil
      || unsaved.deleted[identifier] != nil
  }

  /// Has observers told of a change before long.
  func tell(_ note: (inout ModelChanges) -> Void) {
    note(&untold)
    saver.noteChange()
    guard delivery == nil, !untold.isEmpty else { return }
    nonisolated(unsafe) let context = self
    delivery = VirtualTime.schedule(after: .zero, kind: .animation, label: "model changes") {
      context.processPendingChanges()
    }
  }

  /// Tells observers of changes now.
  public func processPendingChanges() {
    delivery?.cancel()
    delivery = nil
    let changes = untold
    guard !changes.isEmpty else { return }
    untold = ModelChanges()
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.modelsDidChange(changes) }
  }

  /// Has somebody told of changes from now on, as long as it lives.
  func add(_ observer: any ModelObserver) { observers.append(WeakObserver(observer: observer)) }

  /// Tells somebody of changes no more.
  func remove(_ observer: any ModelObserver) { observers.removeAll { $0.observer === observer } }

  /// Remembers how a change is taken back, where that is wanted.
  func registerUndo(_ action: @escaping () -> Void) { undoManager?.register(self, action) }
}
