public import Foundation

/// How wide, high or far from the centre a mark is.
public struct MarkDimension: Equatable, Sendable {
  enum Length: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let length: Length

  /// As suits the kind of mark.
  public static let automatic = MarkDimension(length: .automatic)

  /// Some points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(length: .fixed(value))
  }

  /// Part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(length: .ratio(ratio))
  }

  /// The room that there is, without some points at both ends.
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    MarkDimension(length: .inset(inset))
  }

  /// The points that it is of some room.
  func points(of room: CGFloat, automatic: CGFloat, insetEnds: CGFloat = 2) -> CGFloat {
    switch length {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - insetEnds * inset)
    }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Some points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Some points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
