import TerminalModel

/// What the page in front shows.
struct PageInput: Sendable {
  /// The page.
  var page: any Page
  /// Its selected line.
  var cursor: Int
  /// Which of its lines are shown.
  var filter: Filter?
  /// How the terminal shows pictures.
  var display: PictureSurface
}
