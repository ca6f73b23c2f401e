/// An actor with a context of its own.
@available(iOS17 )
public protocol ModelActor: Actor {
  /// Where the models are stored.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the actor's context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// A model of the actor's context by its identifier.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? {
    modelContext.existing(id, type._$entity) as? Model
  }
}

/// Has a context for one actor.
///
/// All of the app runs on the host's one thread: the actor's work needs no place of its own.
@available(iOS17 )
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Has a context for an actor that does one thing at a time.
public protocol SerialModelExecutor: ModelExecutor {}

/// Has a context for an actor that does one thing at a time.
@available(iOS17 )
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Has a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
