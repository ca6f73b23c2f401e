import Foundation

/// A picture being drawn, addressed in points.
struct Canvas {
  private(set) var image: RasterImage
  /// Pixels in a point.
  let scale: Double
  /// Nothing is drawn outside.
  var clip: PixelArea
  /// Whether what is drawn lies under something presented, and so in the shade.
  var isDimmed = false
  /// Glyphs drawn before, by their size.
  var glyphs = GlyphCache()

  private var numbers: [RasterColor: UInt8] = [:]
  /// For each colour drawn, the number of its mixture with each colour below it, at each level.
  private var mixtures: [[UInt8?]] = Array(
    repeating: [], count: 256)

  /// Starts a picture of one colour.
  init(width: Int, height: Int, scale: Double, background: RasterColor) {
    image = RasterImage(width: width, height: height, color: background)
    self.scale = scale
    clip = PixelArea(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    numbers[background] = 0
  }

  /// All pixels.
  var bounds: PixelArea {
    PixelArea(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
  }

  /// Draws with everything outside a rectangle left as it is.
  mutating func clipped(to frame: CGRect, draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = outer.intersection(PixelArea(frame, scale: scale))
    if !clip.isEmpty { draw(&self) }
    clip = outer
  }

  /// Fills a rectangle.
  mutating func fill(_ frame: CGRect, _ color: RasterColor) {
    fill(PixelArea(frame, scale: scale), number(of: color))
  }

  private mutating func fill(_ area: PixelArea, _ number: UInt8) {
    let area = area.intersection(clip)
    guard !area.isEmpty else { return }
    let width = image.width
    image.indices.withUnsafeMutableBytes { pixels in
      guard let pixels = pixels.baseAddress else { return }
      var y = area.minY
      while y < area.maxY {
        memset(pixels + y * width + area.minX, Int32(number), area.width)
        y += 1
      }
    }
  }

  /// Fills a rectangle with round corners, whose radius in points is bounded by half of the
  /// shorter side.
  mutating func fill(_ frame: CGRect, radius: Double, _ color: RasterColor) {
    let area = PixelArea(frame, scale: scale)
    guard !area.intersection(clip).isEmpty else { return }
    let radius = min(radius * scale, Double(min(area.width, area.height)) / 2)
    guard radius >= 1 else { return fill(frame, color) }
    let corner = Int(radius.rounded(.up))
    let number = number(of: color)
    fill(
      PixelArea(
        minX: area.minX, minY: area.minY + corner, maxX: area.maxX, maxY: area.maxY - corner),
      number)
    let left = Double(area.minX) + radius
    let right = Double(area.maxX) - radius
    let top = Double(area.minY) + radius
    let bottom = Double(area.maxY) - radius
    func span(at y: Double, into spans: inout [CoverageMask.Span]) {
      let distance = y < top ? top - y : y > bottom ? y - bottom : 0
      guard distance < radius else { return }
      let reach = (radius * radius - distance * distance).squareRoot()
      spans.append(CoverageMask.Span(low: left - reach, high: right + reach))
    }
    let last = max(area.minY + corner, area.maxY - corner)
    for rows in [(area.minY, area.minY + corner), (last, area.maxY)] {
      let strip = PixelArea(minX: area.minX, minY: rows.0, maxX: area.maxX, maxY: rows.1)
        .intersection(PixelArea(minX: Int.min, minY: clip.minY, maxX: Int.max, maxY: clip.maxY))
      guard !strip.isEmpty, strip.width <= 16_384 else { continue }
      draw(CoverageMask(area: strip, spans: span), x: 0, y: 0, color)
    }
  }

  /// Fills a rectangle with round corners and leaves out all but an edge.
  mutating func stroke(
    _ frame: CGRect, radius: Double, width: Double, _ color: RasterColor, inside: RasterColor
  ) {
    fill(frame, radius: radius, color)
    fill(frame.inset(width), radius: max(0, radius - width), inside)
  }

  /// Draws lines with round ends through points.
  mutating func stroke(_ points: [CGPoint], width: Double, _ color: RasterColor) {
    let bounded = points.map { point in
      StrokePoint(
        x: Double(Int(pixels: Double(point.x) * scale)),
        y: Double(Int(pixels: Double(point.y) * scale)))
    }
    let mask = StrokeOutline(paths: [bounded], radius: width * scale / 2).mask(within: clip)
    draw(mask, x: 0, y: 0, color)
  }

  /// Fills what is inside lines from point to point and back.
  mutating func fill(_ points: [CGPoint], _ color: RasterColor) {
    let bounded = points.map { point in
      StrokePoint(
        x: min(max(Double(point.x) * scale, -1e6), 1e6),
        y: min(max(Double(point.y) * scale, -1e6), 1e6))
    }
    draw(PolygonArea(points: bounded).mask(within: clip), x: 0, y: 0, color)
  }

  /// Draws a mask in a colour, mixed with what is below where a pixel is covered in part.
  ///
  /// The mask is moved by `x` and `y` pixels.
  mutating func draw(_ mask: CoverageMask, x: Int, y: Int, _ color: RasterColor) {
    let number = number(of: color)
    let width = image.width
    for run in mask.runs {
      let row = run.y + y
      let from = max(run.x + x, clip.minX)
      let to = min(run.x + x + run.count, clip.maxX)
      guard row >= clip.minY, row < clip.maxY, to > from else { continue }
      let start = row * width + from
      if run.level == CoverageMask.full {
        _ = image.indices.withUnsafeMutableBytes { pixels in
          pixels.baseAddress.map { memset($0 + start, Int32(number), to - from) }
        }
      } else {
        var position = start
        while position < start + to - from {
          image.indices[position] = mixture(
            of: number, over: image.indices[position], level: run.level)
          position += 1
        }
      }
    }
  }
}

// MARK: Colours

extension Canvas {
  /// The number of a colour as it is seen now; a full palette gives the nearest one it has.
  private mutating func number(of color: RasterColor) -> UInt8 {
    let black = RasterColor(grey: 0)
    return exactNumber(of: isDimmed ? color.mixed(with: black, part: 3, of: 10) : color)
  }

  private mutating func exactNumber(of color: RasterColor) -> UInt8 {
    if let number = numbers[color] { return number }
    let number: UInt8
    if image.palette.count < 256 {
      number = UInt8(image.palette.count)
      image.palette.append(color)
    } else {
      let nearest = image.palette.indices.min {
        image.palette[$0].distance(to: color) < image.palette[$1].distance(to: color)
      }
      number = UInt8(nearest ?? 0)
    }
    numbers[color] = number
    return number
  }

  private mutating func mixture(of number: UInt8, over below: UInt8, level: Int) -> UInt8 {
    let position = Int(below) * CoverageMask.full + level
    if mixtures[Int(number)].isEmpty {
      mixtures[Int(number)] = Array(repeating: nil, count: 256 * CoverageMask.full)
    }
    if let known = mixtures[Int(number)][position] { return known }
    let color = image.palette[Int(below)].mixed(
      with: image.palette[Int(number)], part: level, of: CoverageMask.full)
    let mixed = exactNumber(of: color)
    mixtures[Int(number)][position] = mixed
    return mixed
  }
}

extension CGRect {
  /// The rectangle without an edge on each side; never less than nothing.
  func inset(_ edge: Double) -> CGRect { inset(x: CGFloat(edge), y: CGFloat(edge)) }

  /// The rectangle without edges at the left and right and above and below.
  ///
  /// Unlike `insetBy(dx:dy:)` it has a place even where nothing is left of it.
  func inset(x: CGFloat, y: CGFloat) -> CGRect {
    let x = min(x, size.width / 2)
    let y = min(y, size.height / 2)
    return CGRect(
      x: origin.x + x, y: origin.y + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }
}
