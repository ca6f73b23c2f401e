/// A way to show pictures in a terminal.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
  /// The graphics protocol of kitty, which several terminals have.
  case kitty
  /// Sixels, as the VT340 had them.
  case sixel
  /// Inline images of iTerm2.
  case iterm
  /// Cells: two pixels in each, by a block of half its height.
  case halfBlocks = "half-blocks"
  /// Cells: eight dots in each, of one colour.
  case braille

  /// Whether the terminal shows pixels, rather than characters that look like some.
  package var hasPixels: Bool {
    switch self {
    case .kitty, .sixel, .iterm: true
    case .halfBlocks, .braille: false
    }
  }
}
