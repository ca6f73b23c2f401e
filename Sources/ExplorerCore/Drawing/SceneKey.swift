import TerminalModel

/// What a frame follows from, but for where the selections of panes stand: two frames with equal
/// keys differ in these alone.
struct SceneKey: Equatable {
  /// The stamps of the models, but of the selections.
  var models: [Stamp]
  /// Cells of the terminal.
  var size: TerminalSize
  /// What is said at the bottom.
  var notice: String?
  /// Whether a person moved away from where the run is, which can be undone.
  var isMoved: Bool
  /// Whether there is an element that can be looked at: the one of a selected line, for instance.
  var hasElement: Bool
}
