package import ElementModel
package import Recording
package import SessionProtocol
import SourceModel
package import Workspace

/// Runs what was saved in several ways, and says in which it does not hold.
package struct RecordingProof {
  /// The test, `Class/method`.
  private let test: String
  private let device: DeviceSettings
  private let startHost: () throws -> HostProcess

  /// Prepares a proof.
  ///
  /// - Parameters:
  ///   - test: The test, `Class/method`.
  ///   - device: The device that it was recorded on.
  ///   - startHost: Starts a host of what was saved.
  package init(
    of test: String, device: DeviceSettings, startHost: @escaping () throws -> HostProcess
  ) {
    self.test = test
    self.device = device
    self.startHost = startHost
  }

  /// How many other schedules are tried.
  package static let schedules = 50

  /// The ways, what tells most first.
  package var ways: [ProofWay] {
    let small = "iPhone SE (3rd generation)"
    return [
      .nominal, .schedules(Self.schedules),
      .device(device.device == small ? DeviceModel.standard.name : small),
      .appearance(device.appearance == .light ? .dark : .light),
    ]
  }

  /// Runs the test in one way.
  ///
  /// - Parameter way: The way.
  /// - Returns: How it came out.
  /// - Throws: What starting a host throws.
  package func outcome(_ way: ProofWay) throws -> ProofOutcome {
    var plan = TestBatch.Plan(tests: [test], device: device)
    switch way {
    case .nominal: break
    case .schedules(let count):
      (plan.seed, plan.repetitions, plan.variesSchedule) = (1, count, true)
    case .device(let name): plan.device.device = name
    case .appearance(let appearance): plan.device.appearance = appearance
    }
    var outcome = ProofOutcome(way: way)
    try TestBatch(plan: plan, startHost: startHost).run { result in
      outcome.runs += 1
      guard result.hasFailed else { return }
      outcome.failures += 1
      guard outcome.failure == nil else { return }
      outcome.failure = ProofOutcome.Failure(
        message: result.firstMessage, location: result.firstPlace,
        seed: plan.seed + UInt64(result.iteration - 1))
    }
    return outcome
  }

  /// What the test does to the app on the nominal schedule, without what its set-up does.
  ///
  /// - Returns: The actions, in order.
  /// - Throws: What starting a host throws.
  package func actions() throws -> [RecordedAction] {
    var events: [Event] = []
    let plan = TestBatch.Plan(tests: [test], device: device, detail: .full)
    try TestBatch(
      plan: plan, startHost: startHost, onEvent: { _, _, event in events.append(event) }
    )
    .run { _ in }
    return events.actionsOfTest
  }
}
