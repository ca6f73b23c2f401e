import Foundation
import Glibc
import SessionProtocol

/// A host's program that was started, with our ends of its line and of what it prints.
struct HostLaunch {
  /// Process id of the host, which is also the id of its session.
  let processID: Int32
  /// Our end of the line of messages; does not block.
  let messages: Int32
  /// Our end of the pipe that the host prints to; does not block.
  let output: Int32
  /// The folder of its device, if there is one.
  let device: DeviceFolder?

  /// The descriptor that a host finds its line at.
  private static let sessionDescriptor: Int32 = 3

  /// Starts a program in a session of its own, from which no terminal can be reached by `/dev/tty`.
  ///
  /// - Parameters:
  ///   - executable: Path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: Its environment variables.
  /// - Throws: ``HostError/notStarted(executable:reason:)``.
  init(
    executable: String, arguments: [String] = [], environment: [String: String]
  ) throws(HostError) {
    do throws(ChildProcess.StartFailure) {
      let line = try Self.line()
      defer { close(line.theirs) }
      messages = line.ours
      do throws(ChildProcess.StartFailure) {
        (processID, output, device) = try Self.start(
          executable, arguments, environment, line: line.theirs)
      } catch {
        close(line.ours)
        throw error
      }
    } catch {
      throw .notStarted(executable: executable, reason: error.reason)
    }
    for descriptor in [messages, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// The two ends of a line of messages.
  private static func line() throws(ChildProcess.StartFailure) -> (ours: Int32, theirs: Int32) {
    var pair: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
      throw ChildProcess.StartFailure(reason: SystemError.current)
    }
    return (pair[0], pair[1])
  }

  /// What a host obeys before it has taken up rules of its own, which are stricter: libraries and C
  /// can have code that runs before the first line of a program.
  ///
  /// Its keeper removes the folder of the device, which is one of the temporary folders.
  private static func rules(_ environment: [String: String]) -> StartRules? {
    guard ToolConfinement.missing == nil else { return nil }
    let named = environment["POMELO_WRITABLE"]?.split(separator: ":").map(String.init) ?? []
    return StartRules(
      writable: [NSTemporaryDirectory()] + named.filter { $0.hasPrefix("/") }, keepsSession: false)
  }

  /// Starts the program on its end of the line.
  ///
  /// - Returns: Its process id, our end of the pipe that it prints to, and its device.
  private static func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String], line: Int32
  ) throws(ChildProcess.StartFailure)
    -> (processID: Int32, output: Int32, device: DeviceFolder?)
  {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    var variables = environment
    variables["POMELO_SESSION_FD"] = "\(sessionDescriptor)"
    // Once in the host rather than anew in each of its children.
    variables["LD_BIND_NOW"] = "1"
    // Sets and dictionaries in the order of every other run, not one of this process's own.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A trap is told by the child itself, with the frames that are the person's.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let pipe = try ChildProcess.pipe()
    defer { close(pipe.write) }
    let device = DeviceFolder()
    if let device { variables.merge(device.home.variables) { $1 } }
    let descriptors = [
      STDIN_FILENO: null, STDOUT_FILENO: pipe.write, STDERR_FILENO: pipe.write,
      sessionDescriptor: line,
    ]
    do throws(ChildProcess.StartFailure) {
      let process = try FixedAddresses.whileStarting { () throws(ChildProcess.StartFailure) in
        try ChildProcess.start(
          executable, arguments, environment: variables, descriptors: descriptors, ownSession: true,
          rules: rules(variables))
      }
      return (process, pipe.read, device)
    } catch {
      device?.remove()
      close(pipe.read)
      throw error
    }
  }
}
