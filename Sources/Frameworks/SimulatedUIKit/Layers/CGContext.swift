/// Where Core Graphics draws; nothing is drawn here.
public final class CGContext {
  /// Creates a place to draw.
  public init() {}

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
