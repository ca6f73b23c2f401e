public import SimulatedUI

extension Scene {
  /// Sets the context for the models of the scene's views.
  @available(iOS17 )
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    changingRoot { $0.modelContext(modelContext) }
  }

  /// Sets the container of the models of the scene's views.
  @available(iOS17 )
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    changingRoot { $0.modelContainer(container) }
  }

  /// Opens a store for models of a class, for the scene's views.
  @available(iOS17 )
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a store for models of some classes, for the scene's views.
  @available(iOS17 )
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    changingRoot {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
  }
}
