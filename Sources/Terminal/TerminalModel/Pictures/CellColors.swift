/// Which colours the cells of a picture may have.
package enum CellColors: Hashable, Sendable {
  /// Any: drivers bring them to the nearest that there are, all of 24 bits or some 200.
  case exact
  /// The sixteen of terminals' settings, mixed where no single one is near.
  case sixteen
  /// The first eight of these.
  case eight
  /// None but the terminal's own.
  case none
}
