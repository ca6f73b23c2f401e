/// How an outline is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled: all that is surrounded.
  case fill
  /// Filled: what is surrounded an odd number of times.
  case eoFill
  /// As a line.
  case stroke
  /// Both: all that is surrounded, and the line.
  case fillStroke
  /// Both: what is surrounded an odd number of times, and the line.
  case eoFillStroke
}
