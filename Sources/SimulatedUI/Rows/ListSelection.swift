/// The rows of a list that are selected.
struct ListSelection {
  /// The selected values.
  let values: Binding<Set<AnyHashable>>
  /// Selects a value, or no longer, as a tap does; nothing for values of another type.
  let toggle: (AnyHashable) -> Void
  /// Whether rows are only selected while they are edited, as on iOS where several can be.
  let isForEditing: Bool
  /// Makes a value of the selection's type of a row's identity.
  let value: (AnyHashable) -> AnyHashable?

  /// Several values.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    values = Binding(get: { Set(selection.wrappedValue.map { AnyHashable($0) }) }, set: { _ in })
    toggle = { value in
      guard let value = Self.cast(value, to: Value.self) else { return }
      if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
    }
    isForEditing = true
    value = { Self.cast($0, to: Value.self).map { AnyHashable($0) } }
  }

  /// One value at most.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    values = Binding(
      get: { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }, set: { _ in })
    toggle = { value in
      guard let value = Self.cast(value, to: Value.self) else { return }
      if selection.wrappedValue != value { selection.wrappedValue = value }
    }
    isForEditing = false
    value = { Self.cast($0, to: Value.self).map { AnyHashable($0) } }
  }

  private static func cast<Value: Hashable>(
    _ value: AnyHashable, to type: Value.Type
  ) -> Value? {
    value.base as? Value
  }
}
