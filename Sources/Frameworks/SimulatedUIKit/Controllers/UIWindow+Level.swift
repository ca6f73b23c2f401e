public import Foundation

extension UIWindow {
  /// Before which other windows a window is.
  ///
  /// No visible effect: the one that was shown last is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the app's.
    public static let normal = Level(rawValue: 0)
    /// As alerts.
    public static let alert = Level(rawValue: 2000)
    /// As the status bar.
    public static let statusBar = Level(rawValue: 1000)

    /// Whether one is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// A level before another one.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    /// A level behind another one.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}
