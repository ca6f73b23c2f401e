public import SimulatedUIKit

/// What a line is drawn with.
public struct PKInk: Equatable, Sendable {
  /// Kinds of pen.
  public enum InkType: String, Hashable, Sendable {
    /// The kinds by the names that PencilKit gives them.
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    /// How thick its lines are, in points.
    public var defaultWidth: CGFloat { self == .marker ? 15 : 3 }
    /// How thick its lines can be, in points.
    public var validWidthRange: ClosedRange<CGFloat> { 0.9...(self == .marker ? 60 : 25.7) }
  }

  /// The kind of pen.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor

  /// A pen.
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}
