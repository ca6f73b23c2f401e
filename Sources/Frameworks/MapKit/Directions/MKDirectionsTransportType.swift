/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car, at 50 kilometres an hour.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot, at 5 kilometres an hour.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By buses and trains, at 30 kilometres an hour.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In whatever way: by car.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

  /// The way that is taken of those that may be.
  var taken: MKDirectionsTransportType {
    [.automobile, .transit, .walking].first { contains($0) } ?? .automobile
  }

  /// Metres a second on that way.
  var speed: Double {
    switch taken {
    case .walking: 5 / 3.6
    case .transit: 30 / 3.6
    default: 50 / 3.6
    }
  }
}
