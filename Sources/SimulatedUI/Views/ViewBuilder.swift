/// Makes one view of the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
  /// An empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view of a closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A closure with a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure with several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .second(second))
  }

  /// Content inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
