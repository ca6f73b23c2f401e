/// A view that is evaluated again only when it is not equal to what it was.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  nonisolated(unsafe) public var content: Content

  /// Compares a view by its own equality instead of by its fields.
  nonisolated public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

extension EquatableView: SelfComparing {
  func isSame(as other: Self) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Keeps the view from being evaluated again while it is equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
