/// The rows of a list that are selected.
struct ListSelection {
  /// The selected values.
  let values: Binding<Set<AnyHashable>>
  /// Selects a value, or no longer, as a tap does; nothing for values of another type.
  let toggle: (AnyHashable) -> Void
  /// Takes the selection away.
  let clear: () -> Void
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
    clear = { if !selection.wrappedValue.isEmpty { selection.wrappedValue = [] } }
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
    clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
    isForEditing = false
    value = { Self.cast($0, to: Value.self).map { AnyHashable($0) } }
  }

  private static func cast<Value: Hashable>(
    _ value: AnyHashable, to type: Value.Type
  ) -> Value? {
    value.base as? Value
  }
}

/// What links in rows know of the selection of the list that they are in.
@MainActor final class RowSelection {
  /// The selection, as the list was last given it.
  var selection: ListSelection?
  /// Whether a selection shows the next column, so that links select rather than push.
  var isInColumn = false

  /// Selects a value on behalf of a link, where that is what links do.
  ///
  /// - Returns: Whether it has been selected.
  func select(_ value: AnyHashable) -> Bool {
    guard isInColumn, let selection, !selection.isForEditing, let value = selection.value(value)
    else { return false }
    selection.toggle(value)
    return true
  }
}

private struct RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

extension EnvironmentValues {
  /// The selection of the list around.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

extension ViewNode {
  /// Has the columns around a list follow what is selected in it.
  func followSelection(_ selection: ListSelection?) -> RowSelection {
    let rows = slot("row selection") { RowSelection() }
    rows.selection = selection
    let column = environment.splitColumn
    rows.isInColumn = column.map { $0.index < $0.model.columnCount - 1 } ?? false
    guard let column, rows.isInColumn, let selection else { return rows }
    let values = readSelection(selection)
    column.follow(selection: values.count == 1 ? values.first : nil, clear: selection.clear)
    return rows
  }

  /// What is selected; a change of it asks for an update of the list.
  func readSelection(_ selection: ListSelection) -> Set<AnyHashable> { read(selection.values) }
}
