import Confinement
import Glibc
import SessionProtocol
import SimulatedNetwork
import SystemProcesses
import VirtualTime

/// Serves run requests, each in a child process of its own made by `fork`.
///
/// The server never runs any of the person's code, so each child begins with pristine globals, in
/// well under a millisecond, and takes only itself down when it traps.
@MainActor
final class ForkServer {
  private let host: Host
  private let connection: HostConnection
  private let isolation: Isolation
  private let container: DeviceContainer?
  private let types = LearnedTypes()
  private var isPreparedForDetails = false

  init(
    host: Host, connection: HostConnection, isolation: Isolation, container: DeviceContainer?
  ) {
    self.host = host
    self.connection = connection
    self.isolation = isolation
    self.container = container
  }

  /// Serves until the explorer goes away or says so.
  func serve() -> Never {
    signal(SIGPIPE, SIG_IGN)
    // Who writes to a file that may not grow is told, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // What the tests of a host leave behind is ended with them.
    Descendants.adopt()
    Rehearsal.play()
    connection.send(
      .ready(
        HostDescription(
          app: host.appName, tests: host.tests.map(\.id), isolation: isolation)))
    while let command = connection.nextCommand() {
      switch command {
      case .run(let request): run(request)
      case .shutDown: exit(0)
      case .setNetwork(let conditions):
        // For the children to come.
        setenv(DeviceNetwork.conditionsVariable, conditions.text, 1)
      case .proceed, .proceedUntil, .proceedToEnd, .perform:
        // Meant for a child that ended meanwhile.
        continue
      }
    }
    exit(0)
  }

  private func run(_ request: RunRequest) {
    connection.discardReceived()
    if request.detail == .full { prepareForDetails() }
    types.prepare()
    container?.prepare(request.container)
    connection.expect(token: request.token)
    let child = SystemCall.fork()
    if child == 0 {
      connection.speak()
      // A child without its server would keep the explorer's line open, and nobody at its end.
      _ = SystemCall.control(.deathSignal, UInt(SIGKILL))
      // Signals for its group must not reach the server.
      setsid()
      host.stacks.beginTelling()
      ChildRun(host: host, connection: connection, request: request, types: types).run()
    }
    guard child > 0 else {
      return connection.send(
        .runEnded(RunEnded(number: request.number, exitStatus: 255, signal: nil)))
    }
    if !connection.waitForEnd(of: child) {
      // Nobody is left to end a child that hangs.
      Descendants.end()
      exit(0)
    }
    let ending = ProcessEnding(waitingFor: child)
    Descendants.end()
    types.learn()
    connection.send(.runEnded(RunEnded(number: request.number, ending)))
    host.stacks.learn()
  }

  /// Reads debug information once, for all children that will report stacks, and what else they do.
  private func prepareForDetails() {
    guard !isPreparedForDetails else { return }
    isPreparedForDetails = true
    Rehearsal.playDetails()
    _ = host.stacks.frames(of: .capture())
  }
}

extension RunEnded {
  fileprivate init(number: Int, _ ending: ProcessEnding) {
    switch ending {
    case .exited(let status): self.init(number: number, exitStatus: status, signal: nil)
    case .killed(let signal): self.init(number: number, exitStatus: nil, signal: signal)
    }
  }
}
