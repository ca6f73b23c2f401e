package import Foundation
package import Pictures
package import ScreenImaging
import Synchronization

/// A picture of a view, drawn only when somebody asks for its pixels.
package final class DrawnImage: Sendable {
  /// What is drawn.
  package let drawing: ScreenDrawing
  /// The size in points.
  package let size: CGSize
  /// Pixels in a point.
  package let scale: CGFloat
  /// Whether the dark appearance is drawn.
  package let isDark: Bool
  /// What it is shown in.
  package let traits: Traits
  /// The device's screen in points; `nil` where it is shown on none.
  package let screen: CGSize?
  private let drawn = Mutex<Result<Picture, PictureError>?>(nil)

  /// Describes a picture.
  package init(
    _ drawing: ScreenDrawing, size: CGSize, scale: CGFloat, isDark: Bool,
    traits: Traits = Traits(), screen: CGSize? = nil
  ) {
    self.traits = traits
    self.screen = screen
    self.drawing = drawing
    self.size = size
    self.scale = scale
    self.isDark = isDark
  }

  /// A hash of all that decides on the pixels but fonts and libraries.
  package var fingerprint: Fingerprint {
    drawing.fingerprint(size: size, scale: scale, isDark: isDark)
  }

  /// The pixels, drawn once.
  ///
  /// - Throws: ``PictureError`` where a library or a font is missing.
  package func picture() throws(PictureError) -> Picture {
    try drawn.withLock { drawn -> Result<Picture, PictureError> in
      if let drawn { return drawn }
      let result: Result<Picture, PictureError>
      do throws(PictureError) {
        result = .success(
          try ScreenRaster.image(of: drawing, size: size, scale: scale, isDark: isDark))
      } catch {
        result = .failure(error)
      }
      drawn = result
      return result
    }.get()
  }
}
