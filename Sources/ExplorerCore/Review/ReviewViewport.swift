package import TerminalModel

/// Which part of a picture is seen, and how large.
package struct ReviewViewport: Hashable, Sendable {
  /// How much larger than to fit, from 1.
  package private(set) var zoom = 1.0
  /// What is in the middle, as shares of the picture's width and height, from 0 to 1.
  package private(set) var center = Point(x: 0.5, y: 0.5)

  /// A place in a picture, as shares of its width and height.
  package struct Point: Hashable, Sendable {
    /// From the left edge, 0, to the right one, 1.
    package var x: Double
    /// From the upper edge, 0, to the lower one, 1.
    package var y: Double
  }

  /// A part of a picture, as shares of its width and height.
  package struct Part: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// Describes a part.
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// How much a step of the zoom changes it.
  private static let step = 1.5
  /// The largest zoom: a phone's picture fits some dozen times into an area by its pixels.
  private static let limit = 24.0

  /// Shows the whole picture.
  package init() {}

  /// Shows more of the picture, or a part of it larger.
  mutating func zoom(by steps: Int) {
    for _ in 0..<abs(steps) { zoom = steps > 0 ? zoom * Self.step : zoom / Self.step }
    zoom = min(max(1, zoom), Self.limit)
    keepInside()
  }

  /// Moves what is seen.
  ///
  /// - Parameters:
  ///   - across: Steps to the right, each a fifth of what is seen.
  ///   - down: Steps downwards.
  mutating func pan(across: Int, down: Int) {
    center.x += Double(across) / zoom / 5
    center.y += Double(down) / zoom / 5
    keepInside()
  }

  /// Shows a part of the picture in the middle, with something around it.
  mutating func show(_ part: Part) {
    let share = max(part.width, part.height, 0.001)
    zoom = min(max(1, 0.5 / share), 6)
    center = Point(x: part.x + part.width / 2, y: part.y + part.height / 2)
    keepInside()
  }

  /// What is seen of a picture in an area, in pixels of the picture, and how large it is drawn.
  ///
  /// - Parameters:
  ///   - size: The picture, in pixels.
  ///   - area: Pixels of the area that it is drawn in.
  ///   - cell: Pixels of a cell, of which it is drawn with whole ones.
  /// - Returns: The part, within the picture, and the pixels that it is drawn with; `nil` where there
  ///   is no room.
  package func window(
    of size: PixelSize, in area: PixelSize, cell: PixelSize
  ) -> (part: PixelRectangle, drawn: PixelSize)? {
    guard size.width > 0, size.height > 0, area.width >= cell.width, area.height >= cell.height,
      cell.width > 0, cell.height > 0
    else { return nil }
    let fit = min(
      Double(area.width) / Double(size.width), Double(area.height) / Double(size.height))
    // Nobody sees more of a small picture by pixels as large as a hand.
    let scale = min(fit * zoom, max(fit, 8))
    let width = min(size.width, max(1, Int((Double(area.width) / scale).rounded())))
    let height = min(size.height, max(1, Int((Double(area.height) / scale).rounded())))
    let x = Int((center.x * Double(size.width)).rounded()) - width / 2
    let y = Int((center.y * Double(size.height)).rounded()) - height / 2
    func whole(_ length: Int, _ cell: Int, _ room: Int) -> Int {
      let pixels = Double(length) * scale
      return min(room / cell, max(1, Int((pixels / Double(cell)).rounded()))) * cell
    }
    return (
      PixelRectangle(
        x: min(max(0, x), size.width - width), y: min(max(0, y), size.height - height),
        width: width, height: height),
      PixelSize(
        width: whole(width, cell.width, area.width), height: whole(height, cell.height, area.height)
      )
    )
  }

  /// Keeps the middle where the picture still fills what is seen.
  private mutating func keepInside() {
    let margin = 0.5 / zoom
    center.x = min(max(margin, center.x), 1 - margin)
    center.y = min(max(margin, center.y), 1 - margin)
  }
}
