private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of values with `@AppStorage` that name none.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of values with `@AppStorage` that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.defaultAppStorage = store })
  }
}
