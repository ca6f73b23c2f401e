import Confinement
import DeviceServices
import Foundation
import Glibc
import SessionProtocol
import SimulatedNetwork
import SimulatedUI
import VirtualTime
import XCUITest

/// The entry point of a host: the process that holds a person's app and tests.
public enum HostMain {
  /// Serves an explorer until it is done; the generated `main` of a host calls this and nothing
  /// else.
  ///
  /// - Parameters:
  ///   - apps: The person's apps, the one under test first.
  ///   - sourceRoots: Folders of the person's sources, for recognising their stack frames.
  ///   - tests: The tests that can be run.
  @MainActor
  public static func run(
    apps: [InstalledApp], sourceRoots: [String], tests: [TestRegistration]
  ) -> Never {
    precondition(!apps.isEmpty, "A host has an app under test.")
    if ExitTestProcess.isWanted { ExitTestProcess.run() }
    let walk = WalkRequest(arguments: CommandLine.arguments)
    let line = HostConnection.descriptorFromEnvironment()
    let container = DeviceContainer.fromEnvironment()
    let protected = Keeper.stay(beside: line, keeping: container)
    VirtualTime.install()
    SocketGuard.close()
    let isolation = Isolation(
      network: HostFilter.install(protecting: protected),
      guardsFiles: container.map { FileRules.allowWriting(in: [$0.root] + writable) } ?? false)
    let connection = line.map { HostConnection(descriptor: $0) }
    guard connection != nil || walk != nil else {
      FileHandle.standardError.write(
        Data("This program is a part of pomelo, which starts it: see pomelo --help\n".utf8))
      exit(2)
    }
    let host = Host(apps: apps, tests: tests, stacks: SourceStacks(roots: sourceRoots))
    if let walk { walk.run(host) }
    guard let connection else { exit(2) }
    ForkServer(host: host, connection: connection, isolation: isolation, container: container)
      .serve()
  }
}

extension HostMain {
  /// Where tests and apps may write besides the files of their device: what swallows all, and the
  /// folders that whoever starts the host names, with colons between.
  private static var writable: [String] {
    let named = getenv("POMELO_WRITABLE").map { String(cString: $0) } ?? ""
    return ["/dev/null", "/dev/full", "/dev/zero"]
      + named.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }
}

/// What a host holds.
@MainActor
struct Host {
  /// The person's apps, the one under test first.
  let apps: [InstalledApp]
  let tests: [TestRegistration]
  let stacks: SourceStacks

  /// What the device calls the app under test.
  var appName: String { apps[0].name }

  /// The modules of the person's apps.
  var appModules: Set<String> { Set(apps.map(\.module)) }
}
