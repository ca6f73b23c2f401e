/// The connection of one input with one focus state.
@MainActor struct FocusTarget {
  let isRequested: () -> Bool
  let enter: () -> Void
  let leave: () -> Void
}

private struct FocusKey: EnvironmentKey {
  static var defaultValue: [FocusTarget] { [] }
}

extension EnvironmentValues {
  /// The connections of the inputs below with focus states.
  var focusTargets: [FocusTarget] {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

extension FocusTarget {
  /// Connects the inputs below with a value of the app.
  static func connect<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, in values: inout EnvironmentValues
  ) {
    values.focusTargets.append(
      FocusTarget(
        isRequested: { binding.wrappedValue == value },
        enter: { binding.wrappedValue = value },
        leave: { binding.clear(from: value) }))
  }
}

extension FocusState.Binding {
  /// Gives focus up, unless it has moved on already.
  func clear(from value: Value) {
    guard wrappedValue == value else { return }
    if let off = false as? Value {
      wrappedValue = off
    } else if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let nothing = type.init(nilLiteral: ()) as? Value
    {
      wrappedValue = nothing
    }
  }
}
