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
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Chooses the size of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Chooses how the device of a preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
