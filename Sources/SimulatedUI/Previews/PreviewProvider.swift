/// Shows views in Xcode's canvas; nothing of it runs here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform to show it for; chosen by Xcode when nil.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Leaves the choice to Xcode.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Names a preview.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }

  /// Chooses the device of a preview.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Chooses the room that a preview has.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Chooses how the device of a preview is held.
  nonisolated public func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View { self }
}
