/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// The cases as Core Graphics numbers them.
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// The cases as Core Graphics numbers them.
  case miter, round, bevel
}
