import Foundation
import Glibc
import SimulatedUI
import VirtualTime

/// What `pomelo walk` asks of a host: to play with the app by itself and say what came of it.
@MainActor struct WalkRequest {
  private let seed: UInt64
  private let count: Int
  private let tellsAll: Bool

  /// Reads the host's arguments: `--walk SEED COUNT`, and `--tell` to print each action.
  init?(arguments: [String]) {
    guard let place = arguments.firstIndex(of: "--walk"), arguments.count > place + 2,
      let seed = UInt64(arguments[place + 1]), let count = Int(arguments[place + 2])
    else { return nil }
    self.seed = seed
    self.count = count
    tellsAll = arguments.contains("--tell")
  }

  /// Walks through an app and ends the process: with 0 if all held, else with 1.
  func run(_ host: Host) -> Never {
    VirtualTime.begin(seed: 0, capturesStacks: false)
    var walk = RandomWalk(host.apps[0].make(.standard), seed: seed)
    let problem = walk.run(count) { number, action in
      guard tellsAll else { return }
      print(number, action)
      fflush(nil)
    }
    if let problem { print(problem) }
    print("digest \(String(walk.digest, radix: 16)) after \(count) actions, seed \(seed)")
    fflush(nil)
    exit(problem == nil ? 0 : 1)
  }
}
