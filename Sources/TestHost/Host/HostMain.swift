import Foundation
import Glibc
import SessionProtocol
import SimulatedUI
import VirtualTime

/// The entry point of a host: the process that holds a person's app and tests.
public enum HostMain {
  /// Serves an explorer until it is done; the generated `main` of a host calls this and nothing
  /// else.
  ///
  /// - Parameters:
  ///   - apps: The person's apps, the one under test first.
  ///   - device: Name of the device to simulate.
  ///   - sourceRoots: Folders of the person's sources, for recognising their stack frames.
  ///   - tests: The tests that can be run.
  @MainActor
  public static func run(
    apps: [InstalledApp], device: String, sourceRoots: [String], tests: [TestRegistration]
  ) -> Never {
    precondition(!apps.isEmpty, "A host has an app under test.")
    VirtualTime.install()
    let walk = WalkRequest(arguments: CommandLine.arguments)
    let connection = HostConnection.fromEnvironment()
    guard connection != nil || walk != nil else {
      FileHandle.standardError.write(
        Data("This program is a part of pomelo, which starts it: see pomelo --help\n".utf8))
      exit(2)
    }
    guard let simulated = Device.named(device) else {
      let names = Device.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("There is no device \"\(device)\" to simulate. There are: \(names)\n".utf8))
      exit(2)
    }
    let host = Host(
      apps: apps, device: simulated, tests: tests,
      stacks: SourceStacks(roots: sourceRoots))
    if let walk { walk.run(host) }
    guard let connection else { exit(2) }
    ForkServer(host: host, connection: connection).serve()
  }
}

/// What a host holds.
@MainActor
struct Host {
  /// The person's apps, the one under test first.
  let apps: [InstalledApp]
  let device: Device
  let tests: [TestRegistration]
  let stacks: SourceStacks

  /// What the device calls the app under test.
  var appName: String { apps[0].name }
}
