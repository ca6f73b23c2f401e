import Foundation

/// How many of the attacks are made: all of them take too long for each run of the tests.
enum AttackShare {
  /// Whether all are: `make attack` says so.
  static let isWhole = ProcessInfo.processInfo.environment["POMELO_ATTACKS"] == "all"

  /// A fifth of some, spread over them, or all.
  static func of<Element>(_ all: [Element]) -> [Element] {
    isWhole ? all : stride(from: 0, to: all.count, by: 5).map { all[$0] }
  }
}
