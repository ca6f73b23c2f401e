/// Lists the marks of a slider.
@resultBuilder
@available(iOS26 )
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// One of the lines.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> SliderTickList<V> {
    SliderTickList(tickValues: content.tickValues)
  }

  /// All of them.
  public static func buildBlock(_ content: SliderTickList<V>...) -> SliderTickList<V> {
    SliderTickList(tickValues: content.flatMap(\.tickValues))
  }

  /// Those of an `if`.
  public static func buildOptional(_ content: SliderTickList<V>?) -> SliderTickList<V> {
    content ?? SliderTickList(tickValues: [])
  }

  /// Those of a branch.
  public static func buildEither(first content: SliderTickList<V>) -> SliderTickList<V> { content }

  /// Those of a branch.
  public static func buildEither(second content: SliderTickList<V>) -> SliderTickList<V> { content }
}
