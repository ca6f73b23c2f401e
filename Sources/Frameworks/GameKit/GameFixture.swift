import DeviceServices
import Foundation

/// The player, and what others have reached: `GameKit/player.json` in the folder of fixtures.
///
///     {"id": "G:1", "alias": "anna", "displayName": "Anna",
///      "leaderboards": {"best": [{"alias": "Ben", "score": 120}]},
///      "friends": ["Ben"]}
struct GameFixture: Decodable {
  /// The file.
  static let path = "GameKit/player.json"

  var id: String?
  var alias: String?
  var displayName: String?
  var isUnderage: Bool?
  var leaderboards: [String: [Score]]?
  var friends: [String]?

  /// What somebody has reached.
  struct Score: Decodable {
    var alias: String
    var score: Int
  }

  static var current: GameFixture? {
    DeviceFixtures.current.data(of: path).flatMap {
      try? JSONDecoder().decode(GameFixture.self, from: $0)
    }
  }
}
