public import Observation

/// Whether the rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
  /// They cannot.
  case inactive
  /// They can for the moment, as while a row is swiped.
  case transient
  /// They can.
  case active

  /// Whether they can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of one screen.
@MainActor final class EditModeStore: Observable {
  nonisolated private let registrar = ObservationRegistrar()
  private var current = EditMode.inactive

  /// The mode; who reads it while a view is evaluated or built is told of changes.
  var mode: EditMode {
    get {
      registrar.access(self, keyPath: \.mode)
      return current
    }
    set {
      guard newValue != current else { return }
      registrar.withMutation(of: self, keyPath: \.mode) { current = newValue }
    }
  }

  /// The mode as views read and set it.
  var binding: Binding<EditMode> {
    Binding(
      get: { MainActor.assumeIsolated { self.mode } },
      set: { mode in MainActor.assumeIsolated { self.mode = mode } }, source: BindingSource(self))
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the rows of lists can be changed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends the changing of rows.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  /// A button, labelled by what it does.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
