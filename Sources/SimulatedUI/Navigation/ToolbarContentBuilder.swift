/// Makes one content of the toolbar items that a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
  /// One part of a closure.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure with a single part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A closure with several parts.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarGroup {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part.contentView) }
    return _ToolbarGroup(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }

  /// The first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarGroup {
    _ToolbarGroup(parts: [first.contentView, EmptyView()])
  }

  /// The second branch of a condition.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarGroup {
    _ToolbarGroup(parts: [EmptyView(), second.contentView])
  }

  /// Content inside `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarGroup {
    _ToolbarGroup(parts: [content.contentView])
  }
}
