/// Shows views in Xcode's canvas; nothing of it runs here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// Chooses the device of a preview.
  public func previewDevice(_ device: String?) -> some View { self }
}
