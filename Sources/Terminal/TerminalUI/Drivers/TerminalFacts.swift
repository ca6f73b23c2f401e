/// What a terminal is, as far as its description and the environment say.
package struct TerminalFacts: Hashable, Sendable {
  /// Whether standard input and output are one.
  package var isThere: Bool
  /// What it calls itself, the value of `TERM`; not yet safe for a terminal.
  package var type: String
  /// Whether a description of this type is installed.
  package var isDescribed: Bool
  /// Whether its cursor can be moved, as the explorer has to.
  package var movesCursor: Bool
  /// How many colours it shows; none under `NO_COLOR`.
  package var colors: ColorDepth
  /// Whether the locale is UTF-8.
  package var showsUnicode: Bool

  /// Describes a terminal.
  package init(
    isThere: Bool, type: String, isDescribed: Bool, movesCursor: Bool, colors: ColorDepth,
    showsUnicode: Bool
  ) {
    self.isThere = isThere
    self.type = type
    self.isDescribed = isDescribed
    self.movesCursor = movesCursor
    self.colors = colors
    self.showsUnicode = showsUnicode
  }
}
