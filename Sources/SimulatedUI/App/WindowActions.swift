/// Opens windows, of which an iPhone has one: nothing happens.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window with an identity.
  public func callAsFunction(id: String) {}

  /// Opens a window for a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens a window with an identity for a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes windows, of which an iPhone has one: nothing happens.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window around.
  public func callAsFunction() {}

  /// Closes windows with an identity.
  public func callAsFunction(id: String) {}

  /// Closes the window of a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Closes the window with an identity and a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can have several windows, which one on an iPhone cannot.
  public var supportsMultipleWindows: Bool { false }
}
