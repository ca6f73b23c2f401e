import CoreLocation
import Foundation

struct Trail: Identifiable, Hashable, Codable, Sendable {
  enum Difficulty: String, Codable, CaseIterable, Comparable, Sendable {
    case easy, moderate, hard

    var title: String { rawValue.capitalized }

    private var rank: Int {
      switch self {
      case .easy: 0
      case .moderate: 1
      case .hard: 2
      }
    }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  }

  struct Waypoint: Identifiable, Hashable, Codable, Sendable {
    let name: String
    let kilometre: Double
    var id: String { name }
  }

  let id: String
  let name: String
  let region: String
  let difficulty: Difficulty
  let kilometres: Double
  let ascent: Int
  let summary: String
  let latitude: Double
  let longitude: Double
  let waypoints: [Waypoint]
  let photoCount: Int

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var photos: [TrailPhoto] {
    (1...max(1, photoCount)).map { TrailPhoto(trailID: id, number: $0) }
  }
}

struct TrailPhoto: Identifiable, Hashable, Sendable {
  let trailID: Trail.ID
  let number: Int

  var id: String { "\(trailID)-\(number)" }
  var url: URL? { URL(string: "https://trails.example.org/v2/photos/\(id).png") }
}
