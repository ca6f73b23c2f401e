import ElementModel
import Foundation
import Pictures
import ScreenImaging

/// What a part of the screen showed at one moment; drawn only when somebody wants to see it.
struct ScreenPicture {
  /// What was on the screen.
  var drawing: ScreenDrawing
  /// The screen's size in points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// Whether interfaces were dark.
  var isDark: Bool
  /// The part, in points.
  var area: CGRect

  /// The part as a PNG file.
  func pngData() throws(PictureError) -> Data {
    let image = try ScreenRaster.image(of: drawing, size: size, scale: scale, isDark: isDark)
    let screen = CGRect(origin: .zero, size: size)
    guard area != screen else { return image.pngData() }
    let pixels = CGRect(
      x: area.minX * scale, y: area.minY * scale, width: area.width * scale,
      height: area.height * scale)
    return image.cropped(to: pixels).pngData()
  }
}

extension TestSession {
  /// What a part of the screen shows now.
  ///
  /// - Parameter area: The part, in points.
  /// - Returns: The part, not yet drawn.
  func picture(of area: CGRect) -> ScreenPicture {
    ScreenPicture(
      drawing: device.drawing(), size: device.screenSize, scale: device.screenScale,
      isDark: device.isDark ?? false, area: area)
  }
}
