import Foundation
import SessionProtocol
import SourceModel
import Synchronization
import Testing
import Workspace

/// The host of a bundled example with its index, built once for all tests.
struct ExampleHost: Sendable {
  let host: BuiltHost
  let index: ProjectIndex
  let project: Project

  private static let known = Mutex<[String: ExampleHost]>([:])

  /// The host of an example.
  static func named(_ name: String) throws -> ExampleHost {
    try known.withLock { known in
      if let host = known[name] { return host }
      let host = try ExampleHost(name)
      known[name] = host
      return host
    }
  }

  private init(_ name: String) throws {
    let installation = Installation.current
    project = try Project(
      .folder(installation.example(named: name)), installation: installation,
      currentFolder: "/")
    index = project.index(installation)
    host = try HostBuilder(
      project: project, index: index, installation: installation
    ).build()
  }

  /// All events of a test.
  func events(of test: String) throws -> [Event] {
    let process = try HostProcess(
      executable: host.executable,
      environment: ProcessInfo.processInfo.environment.merging(project.hostEnvironment) { $1 })
    defer { process.terminate() }
    try process.send(.run(RunRequest(number: 1, test: test, device: project.device)))
    var events: [Event] = []
    var memory = CallMemory()
    var hasEnded = false
    let deadline = ContinuousClock.now + .seconds(60)
    while !hasEnded, ContinuousClock.now < deadline {
      process.wait(milliseconds: 1000)
      try process.receive(
        onOutput: { _ in },
        onMessage: { message in
          switch message {
          case .event(let event): events.append(memory.completed(event))
          case .runEnded: hasEnded = true
          case .ready, .runStarted: break
          }
        })
    }
    #expect(hasEnded, "\(test) does not end")
    return events
  }
}
