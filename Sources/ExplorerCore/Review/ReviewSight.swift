package import TerminalModel

/// What of a snapshot is to be shown, and how: a picture is drawn for it outside of the explorer.
package struct ReviewSight: Hashable, Sendable {
  /// The path of the reference.
  package var path: String
  /// How both pictures are shown.
  package var mode: ReviewMode
  /// The part that is seen.
  package var viewport: ReviewViewport
  /// How much of the reference is seen where a person chooses that: the part of the width that lies
  /// left of the line, or how opaque it is, from 0 to 100.
  package var share: Int
  /// Pixels for each picture.
  package var area: PixelSize
  /// Pixels of a cell, of which pictures have whole ones.
  package var cell: PixelSize

  /// Describes what is to be shown.
  package init(
    path: String, mode: ReviewMode, viewport: ReviewViewport, share: Int, area: PixelSize,
    cell: PixelSize
  ) {
    self.path = path
    self.mode = mode
    self.viewport = viewport
    self.share = share
    self.area = area
    self.cell = cell
  }
}
