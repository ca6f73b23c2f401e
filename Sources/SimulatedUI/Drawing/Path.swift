/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins somewhere.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the part began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners differ.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Reads a path from its description; nil when it is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The parts, coordinates before the letter that says what they are.
  public var description: String {
    func text(_ points: [CGPoint], _ letter: String) -> String {
      let numbers = points.flatMap { [$0.x, $0.y] }.map { number in
        let number = Double(number)
        return number.rounded() == number && number.magnitude < 1e15
          ? "\(Int(number))" : "\(number)"
      }
      return (numbers + [letter]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text([end], "m")
      case .line(let end): text([end], "l")
      case .quadCurve(let end, let control): text([control, end], "q")
      case .curve(let end, let first, let second): text([first, second, end], "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last part ends.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
  }

  /// A rectangle around all points and control points.
  public var boundingRect: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// Visits all parts.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Adds a part.
  mutating func append(_ element: Element) { elements.append(element) }

  /// The path with all its points mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = Path()
    copy.elements = elements.map { $0.mapped { $0.applying(transform) } }
    return copy
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The points and control points.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }

  /// The part with all its points mapped.
  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: transform(end))
    case .line(let end): .line(to: transform(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: transform(end), control: transform(control))
    case .curve(let end, let first, let second):
      .curve(to: transform(end), control1: transform(first), control2: transform(second))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
