import ElementModel
import Foundation
import Pictures
package import ScreenImaging

extension ScreenDrawing {
  /// What is drawn, a line of words for each step but those of elements, which the tree tells.
  package var paints: [PaintLine] {
    var lines: [PaintLine] = []
    // The elements that a step is in, each with the step after its last.
    var open: [(index: Int, end: Int)] = []
    for (place, step) in (steps ?? []).enumerated() {
      while let last = open.last, last.end <= place { open.removeLast() }
      if case .element(let element) = step {
        open.append((element.index, place + 1 + element.count))
        continue
      }
      let index = open.last?.index ?? -1
      let origin = index < 0 ? CGPoint.zero : tree.elements[index].frame.origin
      if let words = step.words(from: origin) {
        lines.append(PaintLine(element: index, kind: words.kind, look: words.look))
      }
    }
    return lines
  }
}

extension ScreenStep {
  /// What is drawn, and how; places are told from a point, so that what moves with its element is the
  /// same.
  fileprivate func words(from origin: CGPoint) -> (kind: String, look: String)? {
    switch self {
    case .element, .end: nil
    case .fill(let area, let paint, _): ("area", "\(paint.words) \(area.words(from: origin))")
    case .stroke(let area, let paint, let style):
      ("line", "\(paint.words) \(style.width.short) pt \(area.words(from: origin))")
    case .text(let text, let frame):
      (
        "text",
        text.runs.map(\.words).joined(separator: " + ") + " \(frame.words(from: origin))"
      )
    case .symbol(let name, let frame, let color):
      ("symbol", "\(name) \(color?.hex ?? "") \(frame.words(from: origin))")
    case .image(let data, let frame):
      ("image", "\(data.fingerprint) \(frame.words(from: origin))")
    case .placeholder(let name, let frame): ("image", "\(name) \(frame.words(from: origin))")
    case .begin(let layer): layer.words(from: origin).map { ("layer", $0) }
    }
  }
}

extension Data {
  fileprivate var fingerprint: String {
    var hash = Fingerprint()
    hash.combine(bytes: self)
    return String(hash.text.prefix(8))
  }
}

extension PictureText.Run {
  fileprivate var words: String {
    var words = ["'\(text)'", "\(font.size.short) pt", "\(font.weight)"]
    if font.isItalic { words.append("italic") }
    if font.design != .plain { words.append("\(font.design)") }
    if isUnderlined { words.append("underlined") }
    if isStruck { words.append("struck") }
    if let color { words.append(color.hex) }
    return words.joined(separator: " ")
  }
}

extension PicturePaint {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.hex
    case .linear(let stops, _, _): "linear " + stops.map(\.color.hex).joined(separator: "–")
    case .radial(let stops, _, _, _): "radial " + stops.map(\.color.hex).joined(separator: "–")
    }
  }
}

extension PictureOutline {
  /// Where it lies, and how round it is.
  fileprivate func words(from origin: CGPoint) -> String {
    var frame: CGRect?
    var radius: Double?
    var last = CGPoint.zero
    for part in parts {
      switch part {
      case .move(let point), .line(let point): last = point
      case .curve(_, _, let point):
        let reach = Double(max(abs(point.x - last.x), abs(point.y - last.y)))
        radius = min(radius ?? reach, reach)
        last = point
      case .close: continue
      }
      let dot = CGRect(origin: last, size: .zero)
      frame = frame?.union(dot) ?? dot
    }
    let place = (frame ?? .zero).words(from: origin)
    return radius.map { "\(place) corners \($0.short)" } ?? place
  }
}

extension PictureLayer {
  /// How what is in it comes onto the picture; `nil` where it changes nothing.
  fileprivate func words(from origin: CGPoint) -> String? {
    var words: [String] = []
    if let clip { words.append("cut to \(clip.words(from: origin))") }
    if opacity < 1 { words.append("opacity \(opacity.short)") }
    if let shadow { words.append("shadow \(shadow.color.hex) \(shadow.radius.short) pt") }
    if blur > 0 { words.append("blur \(blur.short) pt") }
    if let transform { words.append("transform \(transform.numbers.map(\.short))") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension CGRect {
  fileprivate func words(from origin: CGPoint) -> String {
    "\(Double(width).short)×\(Double(height).short) at "
      + "\(Double(minX - origin.x).short),\(Double(minY - origin.y).short)"
  }
}
