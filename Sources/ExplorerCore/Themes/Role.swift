/// What a piece of the screen means; a theme gives each its style.
package enum Role: CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// What matters less.
  case dim
  /// Frames of panes.
  case border
  /// The frame of the pane that has the keys.
  case focusedBorder
  /// Titles of panes and headings.
  case title
  /// The title of the pane that has the keys.
  case focusedTitle
  /// Something held.
  case pass
  /// Something failed.
  case fail
  /// Something is being waited for.
  case wait
  /// A gesture, typing, a launch.
  case action
  /// Buttons, links, names of keys.
  case accent
  /// The line or step that runs now.
  case running
  /// The element under action.
  case highlight
  /// The line a person moved to.
  case cursor
  /// What the test process printed.
  case output
}
