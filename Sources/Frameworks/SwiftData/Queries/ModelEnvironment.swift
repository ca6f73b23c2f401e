public import SimulatedUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context that a view above has set.
  var modelContextIfSet: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context for the models of views; one without classes where none is set.
  public var modelContext: ModelContext {
    get { modelContextIfSet ?? EmptyContext.shared }
    set { modelContextIfSet = newValue }
  }
}

/// The context of views that have been given none: of a container that keeps no classes.
private enum EmptyContext {
  nonisolated(unsafe) static let shared = ModelContext(
    ModelContainer(
      Schema(), store: ModelStore(), configuration: ModelConfiguration(isStoredInMemoryOnly: true)))
}

extension View {
  /// Sets the context for the models of the views below.
  @available(iOS17 )
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContextIfSet, modelContext)
  }

  /// Sets the container of the models of the views below.
  @available(iOS17 )
  public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// Opens a store for models of a class, for the views below.
  @available(iOS17 )
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a store for models of some classes, for the views below.
  @available(iOS17 )
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerSetup(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
}

/// Opens a store once for a view, and sets its context for the views below.
private struct ModelContainerSetup: ViewModifier {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @Environment(\.undoManager) private var undoManager
  @State private var opened = OpenedContainer()

  func body(content: Content) -> some View {
    content.environment(\.modelContextIfSet, context)
  }

  private var context: ModelContext? {
    guard let container = opened.container(types, inMemory: inMemory, onSetup) else { return nil }
    let context = container.mainContext
    context.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled { context.undoManager = undoManager }
    return context
  }
}

/// The store that a view has opened, if it could.
@MainActor private final class OpenedContainer {
  private var result: Result<ModelContainer, any Error>?

  nonisolated init() {}

  func container(
    _ types: [any PersistentModel.Type], inMemory: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    if let result { return try? result.get() }
    let new = Result {
      try ModelContainer(
        for: Schema(types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    result = new
    onSetup(new)
    return try? new.get()
  }
}
