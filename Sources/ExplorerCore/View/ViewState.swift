import SourceModel
import TerminalModel

/// What a person looks at: panes, selections, folds and filters.
struct ViewState: Sendable {
  /// Cells of the terminal.
  var size = TerminalSize(columns: 80, rows: 24)
  /// The pane that has the keys.
  var focus = Pane.app
  /// What the explorer begins with.
  enum Beginning: Hashable, Sendable { case running, reviewing, takingSnapshots }

  /// What the explorer begins with.
  var beginning = Beginning.running
  /// How the terminal shows pictures.
  var pictures = PictureSurface.halfBlocks(.exact)
  /// Whether the terminal was asked for that.
  var hasAskedForPictures = false
  /// Whether it is shown alone.
  var isZoomed = false
  /// How far a person has moved the lines between panes.
  var sizes = PaneSizes()
  /// Pages and steps that a person folded or unfolded.
  var folds: [Fold: Bool] = [:]
  /// Which lines of panes are shown.
  var filters: [Pane: Filter] = [:]
  /// The keys that were pressed last, for an audience to see.
  private(set) var pressed: [PressedKey] = []
  /// The element that a person has selected in App, by its identity.
  var appElement: Int?
  /// What the mouse has taken hold of.
  var grip: MouseGrip?
  /// Which call Source shows: 0 is the innermost.
  var stackLevel = 0
  /// A place that Source shows instead of the running line.
  var sourceTarget: SourceLocation?

  /// Lets all panes show where the run is.
  mutating func follow() {
    stackLevel = 0
    sourceTarget = nil
    appElement = nil
  }

  /// Forgets what belongs to the run before.
  mutating func beginRun() {
    folds = folds.filter { fold in
      switch fold.key {
      case .page, .tests: true
      case .step, .section, .aside: false
      }
    }
    appElement = nil
  }

  /// Whether a person chose something that the run does not show by itself.
  var isMoved: Bool { sourceTarget != nil || appElement != nil }

  /// Shows a call in Source, 0 being the innermost.
  ///
  /// - Parameters:
  ///   - level: The call.
  ///   - count: How many calls there are.
  mutating func showFrame(_ level: Int, of count: Int) {
    sourceTarget = nil
    stackLevel = min(max(0, level), max(0, count - 1))
  }

  /// Shows a place of the sources.
  mutating func showSource(_ location: SourceLocation) { sourceTarget = location }

  /// Shows a key that was pressed.
  mutating func show(_ key: PressedKey) {
    pressed = pressed.suffix(Self.pressedLimit - 1) + [key]
  }

  /// Keys that an audience sees.
  private static let pressedLimit = 4

  /// Folds what is open, and unfolds what is folded.
  mutating func toggle(_ fold: Fold) { folds[fold] = !(folds[fold] ?? fold.isOpenAtFirst) }
}
