/// What is on a button that has a role and no label.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol where the system has one for the role, and its words.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}
