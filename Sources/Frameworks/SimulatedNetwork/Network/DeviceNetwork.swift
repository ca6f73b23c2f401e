import DeviceServices
import Foundation
package import SessionProtocol
import Synchronization
import VirtualTime

/// The network of the simulated device: its conditions, and the folder that its answers come from.
package final class DeviceNetwork: Sendable {
  /// The network of this process.
  package static let shared = DeviceNetwork()

  /// Environment variable with the network's conditions.
  package static let conditionsVariable = "POMELO_NETWORK"

  private struct State {
    var conditions = NetworkConditions()
    var fixtures = FixtureFolder(path: nil)
    var numbers = SeededGenerator(seed: 0)
    var observers: [UInt64: @MainActor @Sendable () -> Void] = [:]
    var lastObserver: UInt64 = 0
  }

  private let state = Mutex(State())

  /// How the network is now.
  package var conditions: NetworkConditions { state.withLock { $0.conditions } }

  /// The folder that answers come from.
  package var fixtures: FixtureFolder { state.withLock { $0.fixtures } }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - seed: The run's; all that varies follows from it.
  ///   - environment: Gives the folder of fixtures and the conditions.
  @MainActor
  package func begin(seed: UInt64, environment: [String: String]) {
    state.withLock {
      $0.numbers = SeededGenerator(seed: seed)
      $0.fixtures = FixtureFolder(path: environment[DeviceFixtures.variable])
    }
    readConditions(environment)
  }

  /// Takes the conditions that the environment asks for; for each launch of an app, whose test may
  /// have set them.
  @MainActor
  package func readConditions(_ environment: [String: String]) {
    do {
      change(to: try NetworkConditions(text: environment[Self.conditionsVariable] ?? ""))
    } catch {
      note("\(Self.conditionsVariable): \(error)")
    }
  }

  /// Changes the conditions; requests that are under way keep theirs, but those that wait for a
  /// connection go on when there is one.
  @MainActor
  package func change(to conditions: NetworkConditions) {
    let observers = state.withLock { state in
      state.conditions = conditions
      return state.observers.sorted { $0.key < $1.key }.map(\.value)
    }
    VirtualTime.setSleepFactor(conditions.sleepFactor)
    for observer in observers { observer() }
  }

  /// Has something done after each change of the conditions.
  ///
  /// - Returns: A number to end it with.
  package func observe(_ observer: @escaping @MainActor @Sendable () -> Void) -> UInt64 {
    state.withLock {
      $0.lastObserver += 1
      $0.observers[$0.lastObserver] = observer
      return $0.lastObserver
    }
  }

  /// Ends what ``observe(_:)`` began.
  package func stopObserving(_ number: UInt64) {
    state.withLock { _ = $0.observers.removeValue(forKey: number) }
  }

  /// The next random number of the run, from 0 up to, but not, 1.
  func nextFraction() -> Double { state.withLock { $0.numbers.nextFraction() } }

  /// Tells the person something, once.
  @MainActor
  func note(_ text: String) { DeviceServices.shared.notes.tell(text) }
}
