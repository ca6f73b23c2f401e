import Foundation

/// A character as strokes of a pen.
struct Glyph {
  /// The width without bearings, in units.
  let width: Double
  /// Lines in units of ``GlyphTable``.
  let paths: [[StrokePoint]]

  /// Space to the next character, in units.
  var advance: Double { width + 2 * GlyphTable.bearing }

  /// The glyph of a character with its accents, or nothing where the table lacks a part of it.
  init?(_ character: Character) {
    if let source = GlyphTable.glyphs[character] {
      self.init(source: source)
      return
    }
    let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let letter = scalars.first, scalars.count <= 3 else { return nil }
    let isDotted = letter == "i" || letter == "j"
    guard scalars.count > 1, let source = GlyphTable.glyphs[Character(letter)] else { return nil }
    let base = Glyph(source: source)
    var paths = isDotted ? base.paths.filter { $0.count > 1 } : base.paths
    let isTall = letter.properties.isUppercase
    for accent in scalars.dropFirst() {
      guard let source = GlyphTable.accents[accent] else { return nil }
      let mark = Glyph(source: source)
      let isBelow = accent == "\u{327}"
      let right = (base.width - mark.width) / 2
      let up = isTall && !isBelow ? 4.0 : 0
      paths += mark.paths.map { path in
        path.map { StrokePoint(x: $0.x + right, y: $0.y - up) }
      }
    }
    self.init(width: base.width, paths: paths)
  }

  private init(width: Double, paths: [[StrokePoint]]) {
    self.width = width
    self.paths = paths
  }

  private init(source: String) {
    let parts = source.split(separator: " ")
    width = parts.first.flatMap { Int($0, radix: 36) }.map(Double.init) ?? 8
    paths = parts.dropFirst().map { part in
      switch part.first {
      case "~": Self.curve(through: Self.points(of: part.dropFirst()), isClosed: false)
      case "@": Self.curve(through: Self.points(of: part.dropFirst()), isClosed: true)
      default: Self.points(of: part)
      }
    }
  }

  private static func points(of digits: Substring) -> [StrokePoint] {
    let numbers = digits.map { Double($0.hexDigitValue ?? Int(String($0), radix: 36) ?? 0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      StrokePoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// A curve of parabolas that touches the lines between its controls at their middles.
  private static func curve(through controls: [StrokePoint], isClosed: Bool) -> [StrokePoint] {
    guard controls.count > 2 else { return controls }
    var result: [StrokePoint] = []
    let steps = 6
    func bend(_ from: StrokePoint, _ control: StrokePoint, _ to: StrokePoint) {
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let a = (1 - t) * (1 - t)
        let b = 2 * t * (1 - t)
        let c = t * t
        result.append(
          StrokePoint(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y))
      }
    }
    if isClosed {
      let last = controls[controls.count - 1]
      result = [last.middle(to: controls[0])]
      for (index, control) in controls.enumerated() {
        let before = index == 0 ? last : controls[index - 1]
        let after = controls[(index + 1) % controls.count]
        bend(before.middle(to: control), control, control.middle(to: after))
      }
    } else {
      result = [controls[0]]
      for index in 1..<controls.count - 1 {
        let control = controls[index]
        let from = index == 1 ? controls[0] : controls[index - 1].middle(to: control)
        let isLast = index == controls.count - 2
        bend(from, control, isLast ? controls[index + 1] : control.middle(to: controls[index + 1]))
      }
    }
    return result
  }
}
