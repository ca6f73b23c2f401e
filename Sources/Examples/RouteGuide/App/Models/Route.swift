import CoreLocation

/// A line that one can ride.
struct Route: Identifiable, Hashable {
  /// What it runs on.
  enum Kind: String, CaseIterable, Identifiable {
    case tram, boat, cable

    var id: String { rawValue }

    /// A key of the texts.
    var name: String { "kind.\(rawValue)" }

    var symbol: String {
      switch self {
      case .tram: return "tram"
      case .boat: return "ferry"
      case .cable: return "cablecar"
      }
    }
  }

  let id: String
  let kind: Kind
  let stops: [String]
  /// In yen.
  let fare: Int
  /// Of the whole way.
  let minutes: Int
  let latitude: Double
  let longitude: Double

  /// A key of the texts.
  var name: String { "route.\(id)" }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static let all = [
    Route(
      id: "harbour", kind: .tram, stops: ["stop.station", "stop.market", "stop.pier"],
      fare: 180, minutes: 14, latitude: 33.95, longitude: 130.94),
    Route(
      id: "strait", kind: .boat, stops: ["stop.pier", "stop.island"],
      fare: 400, minutes: 9, latitude: 33.96, longitude: 130.96),
    Route(
      id: "lookout", kind: .cable, stops: ["stop.foot", "stop.summit"],
      fare: 560, minutes: 5, latitude: 33.94, longitude: 130.92),
    Route(
      id: "lantern", kind: .boat, stops: ["stop.pier", "stop.lighthouse", "stop.island"],
      fare: 1_200, minutes: 45, latitude: 33.97, longitude: 130.97),
  ]
}
