import DeviceServices
import ElementModel
import Foundation
import Glibc
import SimulatedNetwork
import SimulatedUI
import SimulatedUIKit
import VirtualTime

/// What `pomelo walk` asks of a host: to play with the app by itself and say what came of it.
@MainActor struct WalkRequest {
  private let seed: UInt64
  private let count: Int
  private let tellsAll: Bool
  private let avoided: Set<String>

  /// Reads the host's arguments: `--walk SEED COUNT`, `--tell` to print each action, and
  /// `--avoid LABEL` for what is not to be touched.
  init?(arguments: [String]) {
    guard let place = arguments.firstIndex(of: "--walk"), arguments.count > place + 2,
      let seed = UInt64(arguments[place + 1]), let count = Int(arguments[place + 2])
    else { return nil }
    self.seed = seed
    self.count = count
    tellsAll = arguments.contains("--tell")
    avoided = Set(
      zip(arguments, arguments.dropFirst()).filter { $0.0 == "--avoid" }.map(\.1))
  }

  /// Walks through an app and ends the process: with 0 if all held, else with 1.
  func run(_ host: Host) -> Never {
    let installed = host.apps[0]
    VirtualTime.begin(seed: 0, name: installed.bundleIdentifier, capturesStacks: false)
    DeviceNetwork.shared.begin(seed: 0, environment: ProcessInfo.processInfo.environment)
    DeviceServices.shared.language.setDevice(DeviceSettings.standard.locale)
    DeviceServices.shared.language.launch(arguments: [])
    DeviceServices.shared.permissions.currentApp = installed.bundleIdentifier
    AppResources.current = AppResources(folders: installed.resourceFolders)
    var walk = RandomWalk(installed.make(.standard), seed: seed, avoiding: avoided)
    let problem = walk.run(count) { number, action in
      guard tellsAll else { return }
      // A line for each, whatever labels are in it.
      print(number, action.replacingOccurrences(of: "\n", with: " "))
      fflush(nil)
    }
    if let problem { print(problem) }
    print("digest \(String(walk.digest, radix: 16)) after \(count) actions, seed \(seed)")
    fflush(nil)
    exit(problem == nil ? 0 : 1)
  }
}
