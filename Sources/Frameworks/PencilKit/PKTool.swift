public import SimulatedUIKit

/// What a finger or a pencil does on a canvas.
public protocol PKTool {}

/// Draws lines.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  /// The kind of pen.
  public typealias InkType = PKInk.InkType

  /// The pen.
  public var ink: PKInk
  /// How thick lines are, in points.
  public var width: CGFloat

  /// Draws with a pen.
  public init(_ type: PKInk.InkType, color: UIColor = .black, width: CGFloat? = nil) {
    ink = PKInk(type, color: color)
    self.width = width ?? type.defaultWidth
  }

  /// Draws with a pen.
  public init(ink: PKInk, width: CGFloat) {
    self.ink = ink
    self.width = width
  }

  /// The kind of pen.
  public var inkType: PKInk.InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }

  /// The colour.
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }

  /// A colour as it is on a screen that is light or dark.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor { color }
}

/// Takes lines away.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  /// What it takes away.
  public enum EraserType: Int, Sendable {
    /// Whole lines, or what it touches.
    case vector, bitmap, fixedWidthBitmap
  }

  /// What it takes away.
  public var eraserType: EraserType
  /// How thick it is, in points.
  public var width: CGFloat

  /// Takes something away.
  public init(_ eraserType: EraserType, width: CGFloat = 16) {
    self.eraserType = eraserType
    self.width = width
  }
}

/// Chooses lines.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  /// Chooses lines.
  public init() {}
}
