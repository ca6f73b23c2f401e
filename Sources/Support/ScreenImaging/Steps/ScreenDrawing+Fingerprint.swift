import ElementModel
package import Foundation
package import Pictures

extension ScreenDrawing {
  /// A hash of all that decides on the pixels of a picture, but for fonts and libraries: where it is
  /// the same, so are the pixels.
  ///
  /// It takes a hundredth of the time that drawing takes.
  ///
  /// - Parameters:
  ///   - size: The screen in points.
  ///   - scale: Pixels in a point.
  ///   - isDark: Whether the dark appearance is drawn.
  /// - Returns: The hash.
  package func fingerprint(size: CGSize, scale: CGFloat, isDark: Bool) -> Fingerprint {
    var hash = Fingerprint()
    hash.combine(CGRect(origin: .zero, size: size))
    hash.combine(Double(scale))
    hash.combine(prefersDark ?? isDark)
    hash.combine(hasGround)
    hash.combine(hasStatusBar)
    hash.combine(tree.elements.count)
    for element in tree.elements { hash.combine(element) }
    hash.combine(steps != nil)
    for step in steps ?? [] { hash.combine(step) }
    return hash
  }
}

extension Fingerprint {
  /// Takes in all of an element but who it is and where it is tapped, which nobody sees.
  fileprivate mutating func combine(_ element: Element) {
    combine(element.type.name)
    combine(element.identifier)
    combine(element.label)
    combine(element.title)
    combine(element.value) { $0.combine($1) }
    combine(element.placeholderValue) { $0.combine($1) }
    combine(element.frame)
    combine(element.isEnabled)
    combine(element.isSelected)
    combine(element.hasFocus)
    combine(Int(element.traits.rawValue))
    combine(element.depth)
    combine(element.appearance) { $0.combine($1) }
  }

  private mutating func combine(_ look: ElementAppearance) {
    combine(look.foreground) { $0.combine($1) }
    combine(look.background) { $0.combine($1) }
    combine(Int(look.emphasis.rawValue))
    combine(look.alignment?.rawValue ?? "")
    combine(look.symbol ?? "")
    combine(look.style?.rawValue ?? "")
    combine(look.fraction) { $0.combine($1) }
    combine(look.badge) { $0.combine($1) }
    combine(look.drawing) { hash, drawing in
      hash.combine(drawing.shapes.count)
      for shape in drawing.shapes {
        hash.combine(shape.kind.rawValue)
        hash.combine(shape.color)
        hash.combine(shape.width)
        hash.combine(shape.points.count)
        for point in shape.points { hash.combine(CGRect(origin: point, size: .zero)) }
      }
    }
  }

  private mutating func combine(_ color: ElementColor) {
    combine(PictureColor(red: color.red, green: color.green, blue: color.blue))
  }

  fileprivate mutating func combine(_ step: ScreenStep) {
    switch step {
    case .element(let element):
      combine(0)
      combine(element.index)
      combine(element.hasContent)
      combine(element.count)
    case .fill(let area, let paint, let isEvenOdd):
      combine(1)
      combine(area)
      combine(paint)
      combine(isEvenOdd)
    case .stroke(let area, let paint, let style):
      combine(2)
      combine(area)
      combine(paint)
      combine(style)
    case .text(let text, let frame):
      combine(3)
      combine(text)
      combine(frame)
    case .symbol(let name, let frame, let color):
      combine(4)
      combine(name)
      combine(frame)
      combine(color) { $0.combine($1) }
    case .image(let data, let frame):
      combine(5)
      combine(bytes: data)
      combine(frame)
    case .placeholder(let name, let frame):
      combine(6)
      combine(name)
      combine(frame)
    case .begin(let layer):
      combine(7)
      combine(layer)
    case .end: combine(8)
    }
  }
}
