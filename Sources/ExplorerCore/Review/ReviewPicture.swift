package import TerminalModel

/// What a person sees of a snapshot.
package struct ReviewPicture: Hashable, Sendable {
  /// One of the pictures that are shown.
  package struct Frame: Hashable, Sendable {
    /// What it is.
    package enum Role: Hashable, Sendable {
      /// What the tests compare with.
      case reference
      /// What a test has taken.
      case new
      /// Where both differ.
      case difference
      /// Both in one.
      case both
    }

    /// What it is.
    package var role: Role
    /// The pixels.
    package var raster: Raster

    /// Describes a picture.
    package init(role: Role, raster: Raster) { (self.role, self.raster) = (role, raster) }
  }

  /// What it was drawn for.
  package var sight: ReviewSight
  /// The pictures, from the left.
  package var frames: [Frame]
  /// Parts in which both pictures differ, in the order of reading.
  package var spots: [ReviewViewport.Part]
  /// Lines of a text that differ, as a unified difference has them; empty for pictures.
  package var lines: [String]
  /// What is to be known of both pictures, such as that their sizes differ, in sentences.
  package var remarks: [LocalizedText]

  /// Describes what is seen.
  package init(
    sight: ReviewSight, frames: [Frame] = [], spots: [ReviewViewport.Part] = [],
    lines: [String] = [], remarks: [LocalizedText] = []
  ) {
    self.sight = sight
    self.frames = frames
    self.spots = spots
    self.lines = lines
    self.remarks = remarks
  }
}
