import Foundation
import Glibc
import TestSupport
import Testing

@testable import Workspace

/// Starting the last host of a project before it is read, played by a shell script.
struct EarlyHostTests {
  private let variables = ["POMELO_NETWORK": "offline"]
  private let installation = Installation(
    executable: "/nowhere/pomelo", environment: ["PATH": "/usr/bin:/bin"],
    fileExists: { _ in false })

  /// A project that was built to a host which waits for a command.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try BuildCache(inProject: folder.path, environment: [:])
    let text = try folder.write("#!/bin/sh\nread line <&3\n", to: "host.sh")
    try folder.write("", to: ".pomelo/host-1/sources")
    let path = folder.path + "/.pomelo/host-1/host"
    // Made by another process, as a file that is open for writing anywhere cannot be run.
    _ = try ToolRun.run("/bin/cp", [text, path], environment: [:])
    chmod(path, 0o755)
    LastHost(build: "host-1", variables: variables).write(in: folder.path + "/.pomelo")
    return folder
  }

  private func start(_ folder: TemporaryFolder) -> EarlyHost? {
    EarlyHost(of: .folder(folder.path), installation: installation, currentFolder: "/")
  }

  private var environment: [String: String] {
    installation.environment.merging(variables) { $1 }
  }

  @Test func `the host that was built last is the one that is needed`() throws {
    let folder = try project()
    let early = try #require(start(folder))
    let host = try #require(
      early.host(ifOf: folder.path + "/.pomelo/host-1/host", environment: environment))
    #expect(host.process.isRunning)
  }

  @Test(arguments: ["host-2", "host-1"])
  func `another program or another environment ends it`(build: String) throws {
    let folder = try project()
    let early = try #require(start(folder))
    let process = early.processID
    let other = build == "host-1" ? [:] : environment
    #expect(
      early.host(ifOf: folder.path + "/.pomelo/\(build)/host", environment: other) == nil)
    #expect(kill(process, 0) == -1)
  }

  @Test func `a host that came with the project is not started`() throws {
    let folder = try project()
    let copy = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: folder.path + "/.pomelo", toPath: copy.path + "/.pomelo")
    #expect(start(copy) == nil)
    #expect(BuildFolder.isForeign(inProject: copy.path))
    #expect(!BuildFolder.isForeign(inProject: folder.path))
  }

  @Test func `a project that was not built has none`() throws {
    let folder = try TemporaryFolder()
    #expect(start(folder) == nil)
    _ = try BuildCache(inProject: folder.path, environment: [:])
    // Nothing outside of the builds is ever started.
    try folder.write(#"{"build": "../host-1", "variables": {}}"#, to: ".pomelo/last-host.json")
    #expect(start(folder) == nil)
  }
}
