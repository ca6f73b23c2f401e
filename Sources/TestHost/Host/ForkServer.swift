import Glibc
import SessionProtocol
import SimulatedNetwork
import VirtualTime

/// Serves run requests, each in a child process of its own made by `fork`.
///
/// The server never runs any of the person's code, so each child begins with pristine globals, in
/// well under a millisecond, and takes only itself down when it traps.
@MainActor
final class ForkServer {
  private let host: Host
  private let connection: HostConnection
  private let types = LearnedTypes()
  private var isPreparedForDetails = false

  init(host: Host, connection: HostConnection) {
    self.host = host
    self.connection = connection
  }

  /// Serves until the explorer goes away or says so.
  func serve() -> Never {
    signal(SIGPIPE, SIG_IGN)
    Rehearsal.play()
    connection.send(
      .ready(
        HostDescription(app: host.appName, tests: host.tests.map(\.id))))
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
    var lifeline: [CInt] = [-1, -1]
    if pipe(&lifeline) == 0 {
      for end in lifeline { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let child = SystemCall.fork()
    if child == 0 {
      close(lifeline[0])
      // A child without its server would keep the explorer's line open, and nobody at its end.
      _ = SystemCall.control(.deathSignal, UInt(SIGKILL))
      host.stacks.beginTelling()
      ChildRun(host: host, connection: connection, request: request, types: types).run()
    }
    close(lifeline[1])
    defer { close(lifeline[0]) }
    guard child > 0 else {
      return connection.send(
        .runEnded(RunEnded(number: request.number, exitStatus: 255, signal: nil)))
    }
    if !connection.waitForEnd(of: lifeline[0]) {
      // Nobody is left to end a child that hangs.
      kill(child, SIGKILL)
      exit(0)
    }
    var status: CInt = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    types.learn()
    connection.send(.runEnded(Self.ending(of: request.number, status: status)))
    host.stacks.learn()
  }

  /// Reads debug information once, for all children that will report stacks, and what else they do.
  private func prepareForDetails() {
    guard !isPreparedForDetails else { return }
    isPreparedForDetails = true
    Rehearsal.playDetails()
    _ = host.stacks.frames(of: .capture())
  }

  /// What `waitpid` says, by the bits that the macros of `<sys/wait.h>` read.
  private static func ending(of number: Int, status: CInt) -> RunEnded {
    let signal = status & 0x7F
    return signal == 0
      ? RunEnded(number: number, exitStatus: (status >> 8) & 0xFF, signal: nil)
      : RunEnded(number: number, exitStatus: nil, signal: signal)
  }
}
