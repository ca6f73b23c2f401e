import ElementModel
import ScreenRendering
import Synchronization
import TerminalModel

/// What was worked out for the last frames and is likely to be needed for the next one; it belongs
/// to whoever draws.
///
/// Most keys move something small: the app's screen stays what it was. What is remembered says
/// nothing that could not be worked out again, so that drawing is still a function of what is shown;
/// values that share their storage are compared at no cost.
final class DrawingMemo: Sendable {
  /// What a picture of the app is made of.
  private struct ScreenKey: Equatable {
    var tree: ElementTree
    var columns: Int
    var rows: Int
    var palette: ScreenPalette
    var highlighted: Int?
    var numbered: [Int]
  }

  /// Pictures that are kept: those of a frame and of the one before.
  private static let limit = 4

  private let screens = Mutex<[(key: ScreenKey, screen: DrawnScreen)]>([])

  private let panes = Mutex<PanesPicture?>(nil)

  /// The panes that were drawn last; they are kept no longer, so that they can be changed where
  /// they are.
  func takePanes() -> PanesPicture? {
    panes.withLock { $0.take() }
  }

  /// Keeps the panes for the next frame.
  func keep(_ picture: consuming PanesPicture) {
    panes.withLock { $0 = picture }
  }

  /// The picture of the app, drawn when it is not the one of before.
  func screen(
    _ tree: ElementTree, columns: Int, rows: Int, palette: ScreenPalette, highlighting: Int?,
    numbering: [Int] = []
  ) -> DrawnScreen {
    let key = ScreenKey(
      tree: tree, columns: columns, rows: rows, palette: palette, highlighted: highlighting,
      numbered: numbering)
    if let known = screens.withLock({ $0.first { $0.key == key }?.screen }) { return known }
    let screen = ScreenRenderer.draw(
      tree, columns: columns, rows: rows, palette: palette, highlighting: highlighting,
      numbering: numbering)
    screens.withLock {
      $0.insert((key, screen), at: 0)
      if $0.count > Self.limit { $0.removeLast() }
    }
    return screen
  }
}
