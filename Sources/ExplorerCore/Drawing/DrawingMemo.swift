import ElementModel
import ScreenRendering
import SourceModel
import Synchronization
import TerminalModel

/// What was worked out for the last frames and is likely to be needed for the next one.
///
/// Most keys move something small: the app's screen, and which of its elements page objects find,
/// stay what they were. What is remembered says nothing that could not be worked out again, so
/// that drawing is still a function of the model; values that share their storage are compared at
/// no cost.
final class DrawingMemo: Sendable {
  /// What a picture of the app is made of.
  private struct ScreenKey: Equatable {
    var tree: ElementTree
    var columns: Int
    var rows: Int
    var palette: ScreenPalette
    var highlighted: Int?
  }

  /// What the matches of page objects are made of.
  private struct MatchesKey: Equatable {
    var pages: [PageObject]
    var tree: ElementTree
  }

  /// Elements found for each page's locators; `nil` for a locator that cannot be evaluated.
  typealias Matches = [[[Int]?]]

  /// Pictures and matches that are kept: those of a frame and of the one before.
  private static let limit = 4

  private let screens = Mutex<[(key: ScreenKey, screen: DrawnScreen)]>([])
  private let matches = Mutex<[(key: MatchesKey, matches: Matches)]>([])

  /// The picture of the app, drawn when it is not the one of before.
  func screen(
    _ tree: ElementTree, columns: Int, rows: Int, palette: ScreenPalette, highlighting: Int?
  ) -> DrawnScreen {
    let key = ScreenKey(
      tree: tree, columns: columns, rows: rows, palette: palette, highlighted: highlighting)
    if let known = screens.withLock({ $0.first { $0.key == key }?.screen }) { return known }
    let screen = ScreenRenderer.draw(
      tree, columns: columns, rows: rows, palette: palette, highlighting: highlighting)
    screens.withLock {
      $0.insert((key, screen), at: 0)
      if $0.count > Self.limit { $0.removeLast() }
    }
    return screen
  }

  /// What page objects find on a screen, looked for when it is not the one of before.
  func matches(
    of pages: [PageObject], in tree: ElementTree, find: (PageElement) -> [Int]?
  ) -> Matches {
    let key = MatchesKey(pages: pages, tree: tree)
    if let known = matches.withLock({ $0.first { $0.key == key }?.matches }) { return known }
    let found = pages.map { $0.elements.map(find) }
    matches.withLock {
      $0.insert((key, found), at: 0)
      if $0.count > Self.limit { $0.removeLast() }
    }
    return found
  }
}
