import Foundation
import Glibc
import SessionProtocol
public import SimulatedUI
import VirtualTime

/// The entry point of a host: the process that holds a person's app and tests.
public enum HostMain {
  /// Serves an explorer until it is done; the generated `main` of a host calls this and nothing
  /// else.
  ///
  /// - Parameters:
  ///   - app: The person's app.
  ///   - appName: What the device calls it.
  ///   - bundleIdentifier: How tests and the system call it.
  ///   - device: Name of the device to simulate.
  ///   - sourceRoots: Folders of the person's sources, for recognising their stack frames.
  ///   - tests: The tests that can be run.
  @MainActor
  public static func run(
    app: any App.Type, appName: String, bundleIdentifier: String, device: String,
    sourceRoots: [String], tests: [TestRegistration]
  ) -> Never {
    VirtualTime.install()
    guard let connection = HostConnection.fromEnvironment() else {
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
      app: app, appName: appName, bundleIdentifier: bundleIdentifier, device: simulated,
      tests: tests,
      stacks: SourceStacks(roots: sourceRoots))
    ForkServer(host: host, connection: connection).serve()
  }
}

/// What a host holds.
@MainActor
struct Host {
  let app: any App.Type
  let appName: String
  let bundleIdentifier: String
  let device: Device
  let tests: [TestRegistration]
  let stacks: SourceStacks
}
