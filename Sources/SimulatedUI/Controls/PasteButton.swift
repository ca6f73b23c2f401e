/// A button that hands over what is on the pasteboard.
public struct PasteButton: View {
  private let paste: () -> Void

  /// Creates a button that hands over texts.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    paste = {
      if let text = UIPasteboard.general.string { onPaste([text]) }
    }
  }

  /// Creates a button that hands over addresses.
  public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
    paste = {
      let url = UIPasteboard.general.string.flatMap { URL(string: $0) }
      if let url { onPaste([url]) }
    }
  }

  /// A button named "Paste".
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard", action: paste)
  }
}

/// A button that begins to rename something.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates the button.
  nonisolated public init() {}

  /// A button named "Rename".
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Begins to rename something.
@MainActor @preconcurrency
public struct RenameAction {
  nonisolated(unsafe) let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// What a rename button does.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what rename buttons do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { $0.rename = RenameAction(action: action) })
  }

  /// Lets rename buttons move keyboard focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
