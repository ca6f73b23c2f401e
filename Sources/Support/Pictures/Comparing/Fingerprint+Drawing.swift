package import Foundation

extension Fingerprint {
  /// Takes in a number with a point.
  ///
  /// - Parameter number: The number.
  package mutating func combine(_ number: Double) { combine(number.bitPattern) }

  /// Takes in a whole number, such as one that stands for a case.
  ///
  /// - Parameter number: The number.
  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Takes in a truth value.
  ///
  /// - Parameter flag: The value.
  package mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0) }

  /// Takes in a rectangle.
  ///
  /// - Parameter frame: The rectangle.
  package mutating func combine(_ frame: CGRect) {
    combine(frame.origin)
    combine(Double(frame.size.width))
    combine(Double(frame.size.height))
  }

  /// Takes in something that may be missing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - add: Takes in one that is there.
  package mutating func combine<Value>(
    _ value: Value?, _ add: (inout Fingerprint, Value) -> Void
  ) {
    combine(value != nil)
    if let value { add(&self, value) }
  }

  /// Takes in a colour.
  ///
  /// - Parameter color: The colour.
  package mutating func combine(_ color: PictureColor) {
    combine([color.red, color.green, color.blue, color.alpha].reduce(0) { $0 << 8 | Int($1) })
  }

  /// Takes in an outline.
  ///
  /// - Parameter outline: The outline.
  package mutating func combine(_ outline: PictureOutline) {
    combine(outline.parts.count)
    for part in outline.parts {
      switch part {
      case .move(let point):
        combine(0)
        combine(point)
      case .line(let point):
        combine(1)
        combine(point)
      case .curve(let one, let two, let end):
        combine(2)
        combine(one)
        combine(two)
        combine(end)
      case .close: combine(3)
      }
    }
  }

  /// Takes in a paint.
  ///
  /// - Parameter paint: The paint.
  package mutating func combine(_ paint: PicturePaint) {
    switch paint {
    case .color(let color):
      combine(0)
      combine(color)
    case .linear(let stops, let start, let end):
      combine(1)
      combine(stops)
      combine(start)
      combine(end)
    case .radial(let stops, let middle, let start, let end):
      combine(2)
      combine(stops)
      combine(middle)
      combine(start)
      combine(end)
    }
  }

  /// Takes in a way of drawing lines.
  ///
  /// - Parameter style: The way.
  package mutating func combine(_ style: LineStyle) {
    combine(style.width)
    combine(Int(style.cap.rawValue))
    combine(Int(style.join.rawValue))
    combine(style.dashes.count)
    for dash in style.dashes { combine(dash) }
  }

  /// Takes in a text.
  ///
  /// - Parameter text: The text.
  package mutating func combine(_ text: PictureText) {
    combine(text.runs.count)
    for run in text.runs {
      combine(run.text)
      combine(run.font)
      combine(run.color) { $0.combine($1) }
      combine(run.isUnderlined)
      combine(run.isStruck)
      combine(run.isSymbol)
    }
    combine(text.placement.rawValue)
    combine(text.lineLimit) { $0.combine($1) }
    combine(text.lineSpacing)
  }

  /// Takes in a layer.
  ///
  /// - Parameter layer: The layer.
  package mutating func combine(_ layer: PictureLayer) {
    combine(layer.clip) { $0.combine($1) }
    combine(layer.isClipEvenOdd)
    combine(layer.transform) { hash, map in
      for number in map.numbers { hash.combine(number) }
    }
    combine(layer.opacity)
    combine(layer.shadow) { hash, shadow in
      hash.combine(shadow.color)
      hash.combine(shadow.radius)
      hash.combine(Double(shadow.offset.width))
      hash.combine(Double(shadow.offset.height))
    }
    combine(layer.blur)
  }

  private mutating func combine(_ point: CGPoint) {
    combine(Double(point.x))
    combine(Double(point.y))
  }

  private mutating func combine(_ font: FontStyle) {
    combine(font.size)
    combine(font.weight.rawValue)
    combine(font.isItalic)
    combine(font.design.rawValue)
  }

  private mutating func combine(_ stops: [PicturePaint.Stop]) {
    combine(stops.count)
    for stop in stops {
      combine(stop.color)
      combine(stop.place)
    }
  }
}
