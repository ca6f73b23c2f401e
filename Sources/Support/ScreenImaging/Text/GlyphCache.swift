import Foundation
import Synchronization

/// How text is written.
struct TextStyle {
  /// The font size in points.
  var size = 17.0
  /// Whether the strokes are thick.
  var isBold = false
  /// The colour of the strokes.
  var color: RasterColor
}

/// The masks of the characters that pictures show.
///
/// Drawing a character takes longer than putting it on a screen, and all screens of a run show the
/// same ones: they are kept from picture to picture. A mask is a function of its key, so what is
/// drawn does not depend on what is kept.
struct GlyphCache {
  /// What is kept in memory at most, in masks; each has a few hundred runs.
  private static let limit = 3000
  private static let kept = Mutex(GlyphCache())

  /// The masks that pictures before this one needed.
  static func load() -> GlyphCache { kept.withLock { $0 } }

  /// Keeps the masks for the pictures to come, unless they have become too many.
  func keep() {
    let isSmall = masks.count <= Self.limit && shapes.count <= Self.limit
    Self.kept.withLock { $0 = isSmall ? self : GlyphCache() }
  }

  /// A character in a size, with the pen of a weight.
  private struct Key: Hashable {
    let character: Character
    /// The font size in quarters of a pixel.
    let size: Int
    let isBold: Bool
  }

  private var masks: [Key: CoverageMask] = [:]
  private var shapes: [Character: Glyph?] = [:]

  /// The strokes of a character; `nil` where it has none and is shown by its number.
  mutating func glyph(of character: Character) -> Glyph? {
    if let known = shapes[character] { return known }
    let glyph = Glyph(character)
    shapes[character] = .some(glyph)
    return glyph
  }

  /// The pixels of a character in a font size in pixels, from the top left corner of its line.
  mutating func mask(of character: Character, size: Double, isBold: Bool) -> CoverageMask? {
    guard let glyph = glyph(of: character) else { return nil }
    let key = Key(character: character, size: Int(size * 4), isBold: isBold)
    if let known = masks[key] { return known }
    let unit = size / GlyphTable.unitsPerEm
    let radius = max(0.45, unit * (isBold ? 1.15 : 0.82))
    let dot = radius * 1.15
    let paths = glyph.paths.map { path in
      path.map { point in
        StrokePoint(x: (point.x + GlyphTable.bearing) * unit, y: point.y * unit)
      }
    }
    let limit = PixelArea(minX: -999, minY: -999, maxX: 9999, maxY: 9999)
    let isDotOnly = paths.allSatisfy { $0.count == 1 }
    let mask = StrokeOutline(paths: paths, radius: isDotOnly ? dot : radius).mask(within: limit)
    masks[key] = mask
    return mask
  }
}
