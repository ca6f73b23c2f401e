package import ElementModel

/// What the explorer asks of a host.
package enum Command: Codable, Hashable, Sendable {
  /// Run a test in a fresh child process. The host answers with ``HostMessage/runStarted(_:)``.
  case run(RunRequest)
  /// Go on from the event the run is stopped at, up to the next stop.
  case proceed
  /// Go on without asking until the event with an index; the run stops there.
  case proceedUntil(index: Int)
  /// Go on to the end without asking.
  case proceedToEnd
  /// Do something by hand where the run is stopped, after which it is stopped at the event
  /// ``HandEvent/Progress/ended``. Refused, as that event's problem, where it cannot be done.
  case perform(HandAction)
  /// The network is different from now on: for the run under way, if it is stopped, and for all
  /// that begin later.
  case setNetwork(NetworkConditions)
  /// End the host. A running child is killed by whoever started it.
  case shutDown
}

/// One run of one test.
package struct RunRequest: Codable, Hashable, Sendable {
  /// How much of a run is reported.
  package enum Detail: String, Codable, Sendable {
    /// Failures and the end, for large batches.
    case outcome
    /// Every event without stacks and screens.
    case events
    /// Every event with stacks and screens.
    case full
  }

  /// The name of the test that every host has: it launches the app and does nothing else.
  package static let launch = "pomelo/launch"

  /// Number that the answers carry.
  package var number: Int
  /// `SignInTests/testSignIn`.
  package var test: String
  /// The schedule; 0 is the nominal one.
  package var seed: UInt64
  /// The device that it runs on.
  package var device: DeviceSettings
  /// How much is reported.
  package var detail: Detail
  /// Whether the run stops before each event that is a stop and asks.
  package var isGated: Bool
  /// Events before this index are neither sent nor asked about: for going back.
  package var firstIndex: Int
  /// Virtual seconds after which the test fails, as Xcode's execution time allowance.
  package var timeAllowance: Double
  /// Seconds of processor time after which a run that reports nothing is ended.
  package var processorLimit: Int
  /// What a person has done by hand, in the order in which it was done: it is done again at the same
  /// stops, whether these are reported or not.
  package var interventions: [Intervention]
  /// Work of the app that is late.
  package var lateWork: [LateWork] = []
  /// What is wrong with the app on purpose.
  package var faults: [AppFault] = []
  /// What it finds in the files of its device.
  package var container = ContainerStart.fresh
  /// What each message of the run begins with, so that nobody else's counts: drawn at random for each
  /// run by whoever sends the request.
  package var token = ""

  /// Creates a request.
  package init(
    number: Int, test: String, seed: UInt64 = 0, device: DeviceSettings = .standard,
    detail: Detail = .full, isGated: Bool = false,
    firstIndex: Int = 0, timeAllowance: Double = 600, processorLimit: Int = 10,
    interventions: [Intervention] = []
  ) {
    self.number = number
    self.test = test
    self.seed = seed
    self.device = device
    self.detail = detail
    self.isGated = isGated
    self.firstIndex = firstIndex
    self.timeAllowance = timeAllowance
    self.processorLimit = processorLimit
    self.interventions = interventions
  }
}
