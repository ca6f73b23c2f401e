public import SimulatedFoundation

private struct UndoManagerKey: EnvironmentKey {
  @MainActor static let shared = UndoManager()
  static var defaultValue: UndoManager? { MainActor.assumeIsolated { shared } }
}

extension EnvironmentValues {
  /// What takes changes back, one for the scene.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
