public import Foundation

/// How lines go from point to point.
public struct InterpolationMethod: Equatable, Sendable {
  enum Way: Equatable, Sendable {
    case linear
    case catmullRom
    case cardinal(CGFloat)
    case monotone
    case step(CGFloat)
  }

  let way: Way

  /// Straight.
  public static let linear = InterpolationMethod(way: .linear)
  /// In curves through the points.
  public static let catmullRom = InterpolationMethod(way: .catmullRom)
  /// In curves through the points.
  public static let cardinal = InterpolationMethod(way: .cardinal(0))
  /// In curves that rise and fall only where the points do.
  public static let monotone = InterpolationMethod(way: .monotone)
  /// In steps, at the first of two points.
  public static let stepStart = InterpolationMethod(way: .step(0))
  /// In steps, half way between two points.
  public static let stepCenter = InterpolationMethod(way: .step(0.5))
  /// In steps, at the second of two points.
  public static let stepEnd = InterpolationMethod(way: .step(1))

  /// In curves through the points; how tight they are is not drawn.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }

  /// In curves through the points, from loose at 0 to straight at 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(way: .cardinal(tension))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the way.
  public var description: String {
    switch way {
    case .linear: "linear"
    case .catmullRom: "catmullRom"
    case .cardinal: "cardinal"
    case .monotone: "monotone"
    case .step(let part): part == 0 ? "stepStart" : part == 1 ? "stepEnd" : "stepCenter"
    }
  }
}
