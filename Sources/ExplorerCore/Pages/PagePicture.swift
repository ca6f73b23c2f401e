import ElementModel
import TerminalModel

/// What stands on a page beside its lines.
struct PagePicture: Hashable, Sendable {
  /// What is in it.
  enum Content: Hashable, Sendable {
    /// What the app showed.
    case screen(ElementTree)
    /// A picture made of pixels.
    case raster(Raster)
    /// Lines to read.
    case lines([StyledLine])
  }

  /// What stands over it.
  var title: String
  /// What is in it.
  var content: Content
  /// How much wider than high it is, where that decides on its place.
  var aspect: Double?
  /// What is to be known of it, below.
  var remarks: [StyledLine] = []
}
