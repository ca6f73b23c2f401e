import ElementModel
import Foundation
import Pictures
import ScreenImaging

/// Screens to draw.
enum Fixture {
  static let size = CGSize(width: 390, height: 844)

  /// A screen with a window that holds what is added.
  static func screen(_ fill: (inout ElementTree.Builder) -> Void) -> ElementTree {
    var builder = ElementTree.Builder()
    let all = CGRect(origin: .zero, size: size)
    builder.open(Element(id: 0, type: .application, label: "App", frame: all))
    builder.open(Element(id: 1, type: .window, frame: all, traits: .mainWindow))
    fill(&builder)
    return builder.tree
  }

  /// A button at (100, 200), 190 by 44 points.
  static func button(_ label: String, prominent: Bool = false, isEnabled: Bool = true) -> Element {
    Element(
      id: 5, type: .button, label: label, frame: CGRect(x: 100, y: 200, width: 190, height: 44),
      isEnabled: isEnabled, traits: prominent ? .prominent : [])
  }

  static func image(
    of tree: ElementTree, scale: CGFloat = 1, isDark: Bool = false
  ) throws -> Picture {
    try ScreenRaster.image(of: ScreenDrawing(tree: tree), size: size, scale: scale, isDark: isDark)
  }
}

extension Picture {
  /// How many pixels of a part have a colour.
  func count(of color: PictureColor, in part: CGRect) -> Int {
    let image = cropped(to: part)
    return (0..<image.height).reduce(0) { sum, y in
      sum + (0..<image.width).count { image.color(x: $0, y: y) == color }
    }
  }
}
