package import TerminalModel

/// What is written of pictures for a frame.
package struct PictureUpdate {
  /// A sequence, and where the cursor has to be for it.
  package struct Piece: Equatable, Sendable {
    /// The cell that the sequence is written at; `nil` where that is all the same.
    package var position: CellPosition?
    /// The sequence.
    package var bytes: [UInt8]
  }

  /// Cells that are to be written again, though the frame before had the same: a picture is over them.
  package var rewritten: [CellRectangle] = []
  /// Cells that must not be written: a picture stands there.
  package var standing: [CellRectangle] = []
  /// What is written after the cells.
  package var pieces: [Piece] = []

  /// Changes nothing.
  package init() {}
}
