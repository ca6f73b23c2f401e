/// How far a person has moved the lines between panes.
///
/// A move is kept as a part of the terminal's size, so that it survives a resize.
package struct PaneSizes: Hashable, Sendable {
  private var shifts: [PaneDivider.Name: Double] = [:]

  /// Sizes as the layout suggests.
  package init() {}

  /// Whether no line was moved.
  var isEmpty: Bool { shifts.isEmpty }

  /// How far a line was moved, as a part of the terminal's size.
  func shift(of name: PaneDivider.Name) -> Double { shifts[name] ?? 0 }

  /// Moves a line to a column or row; the layout keeps it within what its panes need.
  mutating func move(_ divider: PaneDivider, to position: Int) {
    let distance = Double(position - divider.natural) / Double(max(1, divider.span))
    shifts[divider.name] = position == divider.natural ? nil : distance
  }
}
