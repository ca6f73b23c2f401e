/// Where Core Graphics draws; nothing is drawn here.
public final class CGContext {
  /// Pixels across; 0 where it is no bitmap.
  public let width: Int
  /// Pixels down; 0 where it is no bitmap.
  public let height: Int
  /// What the numbers of its pixels mean.
  public let colorSpace: CGColorSpace?
  /// How much care is taken when pictures get another size.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Creates a place to draw.
  public init() {
    width = 0
    height = 0
    colorSpace = nil
  }

  /// A bitmap, of which no pixel is ever set.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
    colorSpace = space
  }

  /// The picture of a bitmap, with nothing on it; nil where it is no bitmap.
  public func makeImage() -> CGImage? {
    width > 0 ? CGImage(width: width, height: height) : nil
  }
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Takes away what is in a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Keeps what is drawn within a rectangle.
  public func clip(to rect: CGRect) {}
  /// Keeps what is drawn within the line.
  public func clip() {}
  /// Goes on with another line.
  public func addPath(_ path: CGPath) {}
  /// Goes on with a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Goes on with an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Begins a line anew.
  public func beginPath() {}
  /// Leads a line back to where it began.
  public func closePath() {}
  /// Draws the line, what it is around, or both.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Sets how opaque things are.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how what is drawn goes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Moves, sizes and turns what is drawn.
  public func concatenate(_ transform: CGAffineTransform) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Outlines a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets how wide lines are.
  public func setLineWidth(_ width: CGFloat) {}
  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn larger or smaller.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Keeps how things are drawn.
  public func saveGState() {}
  /// Draws as when it was kept.
  public func restoreGState() {}
  /// Begins a line.
  public func move(to point: CGPoint) {}
  /// Goes on with a line.
  public func addLine(to point: CGPoint) {}
  /// Draws the line.
  public func strokePath() {}
  /// Fills what the line is around.
  public func fillPath() {}
}
