import ElementModel
import Foundation

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
  }

  /// How it is drawn.
  let kind: Kind
  /// Index of its element in the tree.
  let index: Int
  /// The element.
  let element: Element
  /// What it says, the label or what the elements inside it say.
  var caption: String
  /// Whether it stands in a list's cell.
  let isInCell: Bool
  /// Elements drawn by it: its own and those inside.
  let covered: Range<Int>
  /// The elements inside that are drawn side by side, such as segments.
  var parts: [Int] = []

  /// Whether it is a single-line field that is drawn with a frame where there is room.
  var isBoxed: Bool { kind == .field }

  /// Whether it is a list's button that can be tapped in its whole cell, so that its frame does not
  /// say where its text stands: in line with the other rows' texts.
  func fillsCell(of screen: CGRect) -> Bool {
    isInCell && kind == .button && element.drawnFrame.width > screen.width * 0.8
  }
}
