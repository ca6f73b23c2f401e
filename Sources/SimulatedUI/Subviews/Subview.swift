/// One of the views that a container was given, as `Group(subviews:)` and `ForEach(subviews:)` hand
/// them out.
@available(iOS18 )
public struct Subview: View, Identifiable {
  /// What tells a subview from the others of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells it from the others.
  nonisolated(unsafe) public let id: ID
  /// What the view tells its container.
  public internal(set) var containerValues = ContainerValues()
  let view: any View

  init(_ view: any View, at path: [AnyHashable]) {
    self.view = view
    id = ID(path: path)
  }

  /// The view itself.
  public var body: some View { AnyView(existential: view) }
}
