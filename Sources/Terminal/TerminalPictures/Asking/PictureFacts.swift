package import TerminalModel

/// What is known of how a terminal can show pictures, by what it says itself.
package struct PictureFacts: Hashable, Sendable {
  /// Whether it answered in the graphics protocol of kitty.
  package var hasKitty = false
  /// Whether sixels are among its attributes.
  package var hasSixel = false
  /// What it calls itself, printable ASCII; `nil` if it does not say.
  package var name: String?
  /// Pixels of a cell; `nil` where that is not known.
  package var cellSize: PixelSize?
  /// Colours that its cells may have.
  package var colors = CellColors.exact

  /// Knows nothing.
  package init() {}
}
