import Foundation
import TestSupport
import Testing

@testable import Workspace

/// A git that is shut in, and reaches what was fetched for it.
@Suite(.enabled(if: ToolConfinement.missing == nil))
struct GitBridgeTests {
  private let folder: TemporaryFolder
  private let bridge: GitBridge
  private let git: Compiler

  init() throws {
    folder = try TemporaryFolder()
    let cache = try BuildCache(folder: folder.path + "/builds of \"it's\"")
    let folders = PackageFolders(in: cache)
    for path in folders.writable { try BuildCache.makeFolder(path) }
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path + "/the cache"
    // To the person's git, the address leads to a repository on this machine.
    environment["GIT_CONFIG_COUNT"] = "1"
    environment["GIT_CONFIG_KEY_0"] = "url.file://\(folder.path)/origin.insteadOf"
    environment["GIT_CONFIG_VALUE_0"] = "https://example.invalid/kit"
    let compiler = try Compiler(environment: environment)
    let bridge = GitBridge(
      folders: folders, store: try RepositoryStore(compiler: compiler, environment: environment))
    self.bridge = bridge
    try bridge.prepare()
    git = try compiler.program(named: "git").with(bridge.setUp)
      .confined(by: ToolConfinement(writable: folders.writable, cache: folders.cache, limit: 60))
  }

  private func clone(_ address: String) throws -> ToolRun.Outcome {
    try git.run(["clone", "--mirror", address, bridge.folders.scratch + "/\(UUID().uuidString)"])
  }

  @Test func whatIsMissingIsNotedAndServedOnceItIsFetched() throws {
    let address = "https://example.invalid/kit"
    for arguments in [
      ["init", "--quiet", folder.path + "/origin"],
      [
        "-C", folder.path + "/origin", "-c", "user.name=A", "-c", "user.email=a@example.com",
        "commit", "--quiet", "--allow-empty", "-m", "Begin",
      ],
    ] {
      #expect(try ToolRun.run("/usr/bin/git", arguments, environment: [:]).succeeded)
    }
    try bridge.tell([:])
    #expect(try clone(address).output.contains("fatal: it has not been fetched yet"))
    #expect(try clone("git@example.invalid:other").succeeded == false)
    #expect(bridge.addressesWanted == ["git@example.invalid:other", address])

    let found = try bridge.fetch([address])
    #expect(found == [address: .copied])
    try bridge.tell(found)
    let served = try clone(address)
    #expect(served.succeeded, "\(served.output)")
    #expect(bridge.addressesWanted == [])
    // Once more, it is brought up to date.
    #expect(try bridge.fetch([address]) == [address: .copied])
  }

  @Test func whatCannotBeFetchedFailsWithItsReason() throws {
    try bridge.tell(["https://example.invalid/gone": .unreachable("fatal: it is gone")])
    let outcome = try clone("https://example.invalid/gone")
    #expect(!outcome.succeeded)
    #expect(outcome.output.contains("fatal: it is gone"), "\(outcome.output)")
    #expect(bridge.addressesWanted == [])
  }

  @Test func aLinkInThePlaceOfItsNotesIsNotRead() throws {
    try bridge.tell([:])
    let secret = try folder.write("https://example.com/secret\n", to: "secret")
    try FileManager.default.createSymbolicLink(
      atPath: bridge.folders.wanted + "/addresses", withDestinationPath: secret)
    #expect(bridge.addressesWanted == [])
  }
}
