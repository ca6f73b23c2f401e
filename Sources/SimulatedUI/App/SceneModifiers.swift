public import Observation

/// A scene that behaves as another and observes something.
public struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  let content: Content
  let change: (any View) -> any View

  package var rootView: (any View)? { content.firstView.map(change) }
}

extension Scene {
  /// A scene whose root view is changed.
  package func changingRoot(
    _ change: @escaping (AnyView) -> any View
  ) -> ModifiedScene<Self> {
    ModifiedScene(content: self) { change(AnyView(existential: $0)) }
  }

  /// Runs an action with the new value when a value changes, in the older spelling.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    changingRoot { $0.onChange(of: value, perform: action) }
  }

  /// Runs an action when a value changes.
  @available(iOS17 )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changingRoot { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the old and the new value when a value changes.
  @available(iOS17 )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    changingRoot { $0.onChange(of: value, initial: initial, action) }
  }

  /// Sets a value of the environment for the views of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changingRoot { $0.environment(keyPath, value) }
  }

  /// Puts an observable object into the environment of the views of the scene.
  @available(iOS17 )
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changingRoot { $0.environment(object) }
  }

  /// Puts an object into the environment of the views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changingRoot { $0.environmentObject(object) }
  }

  /// Adds commands to menus, which an iPhone does not show.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Sets the store of values with `@AppStorage` that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changingRoot { $0.defaultAppStorage(store) }
  }

  /// Replaces the commands in menus, which an iPhone does not show.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Takes commands out of menus, which an iPhone does not show.
  public func commandsRemoved() -> some Scene { self }

  /// Says which events open a window of the scene; a simulated app has one, which gets them all.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the size of new windows, which an iPhone does not have.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size of new windows, which an iPhone does not have.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how windows may be resized, which an iPhone does not do.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Does work in the background, which a simulated app is not started for.
  public func backgroundTask<Input, Output>(
    _ task: BackgroundTask<Input, Output>,
    action: @escaping @Sendable (Input) async -> Output
  ) -> some Scene {
    self
  }
}

/// How windows may be resized.
public struct WindowResizability: Sendable {
  /// As the scene suggests.
  public static var automatic: WindowResizability { WindowResizability() }
  /// To the size of the content.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// Down to the smallest size of the content.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}

/// Work that the system starts an app for.
public struct BackgroundTask<Input: Sendable, Output: Sendable>: Sendable {
  init() {}
}

extension BackgroundTask where Input == Void, Output == Void {
  /// A refresh of what the app shows.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

extension BackgroundTask where Input == String, Output == Void {
  /// Events of downloads that have gone on without the app.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask()
  }
}
