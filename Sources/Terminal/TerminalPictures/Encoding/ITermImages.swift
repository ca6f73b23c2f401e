package import TerminalModel

/// What a terminal is sent to show an inline image of iTerm2 (its documentation, "Images").
package enum ITermImages {
  /// Shows a picture where the cursor is, which stays there.
  ///
  /// - Parameters:
  ///   - raster: The picture.
  ///   - rectangle: The cells it takes.
  ///   - packing: How it is made smaller.
  /// - Returns: The sequence.
  package static func sequence(
    for raster: Raster, cells rectangle: CellRectangle, packing: PicturePacking
  ) -> [UInt8] {
    let file = packing.file(of: raster)
    let head =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(rectangle.columns)"
      + ";height=\(rectangle.rows);preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(head.utf8) + Base64.encoded(file) + [0x07]
  }
}
