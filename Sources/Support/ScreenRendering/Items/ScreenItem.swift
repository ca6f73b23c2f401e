import ElementModel
import Foundation
import TerminalModel

/// Something of the app's screen that is drawn as one piece: a text, a button, a field.
struct ScreenItem {
  /// How it is drawn.
  enum Kind: Hashable {
    case text
    case button
    /// A list row that opens another screen.
    case row
    /// The mark of a row whose texts are items of their own.
    case chevron
    case field
    case toggle
    case spinner
    case progress
    case image
    case link
    case choice
    case slider
    case keyboard
    /// A segmented control: its segments side by side.
    case segments
    /// A stepper: its two buttons.
    case stepper
    /// One wheel of a picker.
    case wheel
    /// The dots under pages.
    case pages
    /// A well that shows a colour.
    case color
    /// Something that draws itself: a web page, a map, a canvas.
    case picture
    /// Something whose lines and areas are known, such as a chart.
    case drawing
  }

  /// How it is drawn.
  let kind: Kind
  /// Index of its element in the tree.
  let index: Int
  /// The element.
  let element: Element
  /// What it says, the label or what the elements inside it say.
  var caption: String
  /// The frame of the list's cell that it stands in.
  let cell: CGRect?
  /// Elements drawn by it: its own and those inside.
  let covered: Range<Int>
  /// The elements inside that are drawn side by side, such as segments.
  var parts: [Int] = []

  /// The fewest rows in which a drawing can be recognised.
  static let leastDrawingRows = 5

  /// Whether it stands in a list's cell.
  var isInCell: Bool { cell != nil }
  /// Whether something in front of it leaves nothing of it to be seen.
  var isCovered = false
  /// Whether it lies over other content without belonging to it, as a toast does.
  var isFloating = false

  /// Rows that a text or card takes which is high enough for several lines, in the columns of its
  /// frame.
  ///
  /// - Parameters:
  ///   - columns: Width of the screen in cells.
  ///   - width: Width of the screen in points.
  /// - Returns: The rows, six at most.
  func rows(columns: Int, width: CGFloat) -> Int {
    if kind == .drawing {
      return min(18, max(Self.leastDrawingRows, Int(cells: element.drawnFrame.height / 18)))
    }
    guard kind == .text || kind == .button, element.drawnFrame.height > 40 else { return 1 }
    let own = ownColumns(of: columns, width: width)
    guard own > 5, caption.terminalWidth > own else { return 1 }
    let height = Int(cells: element.drawnFrame.height / 18, .down)
    return max(1, min(6, height, caption.wrapped(toWidth: own).count))
  }

  /// The columns of its frame, and as many as its longest word takes within reason.
  func ownColumns(of columns: Int, width: CGFloat) -> Int {
    max(
      Int(cells: element.drawnFrame.width / max(1, width) * CGFloat(columns), .down),
      longestWord)
  }

  /// Columns of the longest word, if that is one to keep in one piece.
  var longestWord: Int {
    let longest = caption.split(separator: " ").map { String($0).terminalWidth }.max() ?? 0
    return longest > 16 ? 0 : longest
  }

  /// Whether it is a field or a toast, drawn with a frame where there is room.
  var isBoxed: Bool { kind == .field || isFloating }

  /// Whether it is a picture that is large enough for a frame around what it is called.
  var isTile: Bool {
    kind == .image && !isFloating && element.drawnFrame.width >= 60
      && element.drawnFrame.height >= 60
  }

  /// Whether it says nothing but what the texts around it say, so that it needs no text of its own.
  var repeatsTexts: Bool { kind == .slider || kind == .progress || kind == .spinner }

  /// Whether it is a list's button that can be tapped in its whole cell, so that its frame does not
  /// say where its text stands: in line with the other rows' texts.
  var fillsCell: Bool {
    guard let cell, kind == .button || kind == .row else { return false }
    let frame = element.drawnFrame
    return frame.minX < cell.minX + 4 && frame.maxX > cell.maxX - 4
  }
}
