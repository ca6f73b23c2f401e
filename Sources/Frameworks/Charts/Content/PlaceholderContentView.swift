public import SimulatedUI

/// What modifiers of a layer change.
public struct PlaceholderContentView<Content>: View {
  /// Nothing of its own.
  public var body: some View { EmptyView() }
}
