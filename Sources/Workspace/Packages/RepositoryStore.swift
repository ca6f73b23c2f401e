import Foundation

/// Copies of the repositories that projects use, in the person's cache folder.
///
/// Git fetches them as the person would, with their network and their keys. SwiftPM, which is shut in
/// with the manifests that it runs, can only read them.
struct RepositoryStore: Sendable {
  /// The folder of all copies.
  let folder: String
  let git: Compiler

  /// The longest address.
  private static let addressLimit = 2_000

  /// Prepares git.
  ///
  /// - Parameters:
  ///   - compiler: Has the environment that git is searched in.
  ///   - environment: Names the cache folder.
  /// - Throws: ``BuildError/programMissing(name:)``.
  init(compiler: Compiler, environment: [String: String]) throws(WorkspaceError) {
    folder = Installation.cacheFolder(environment: environment) + "/repositories"
    git = try compiler.program(named: "git").with { environment in
      // Nobody is there to be asked for a name or password.
      environment["GIT_TERMINAL_PROMPT"] = "0"
      if environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil {
        environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes"
      }
    }
  }

  /// The name of an address's copy in ``folder``.
  static func name(of address: String) -> String {
    var hash = ContentHash()
    hash.add(address)
    return hash.name
  }

  /// Whether git may be asked for an address: it comes from whoever has written a manifest, and git
  /// also knows addresses that are commands.
  static func isFetched(_ address: String) -> Bool {
    guard address.utf8.count <= addressLimit,
      address.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 })
    else { return false }
    let schemes = ["https://", "http://", "ssh://", "git://", "file:///"]
    if let scheme = schemes.first(where: address.hasPrefix) {
      return !address.dropFirst(scheme.count).hasPrefix("-")
    }
    // `git@host:path`, as people write it.
    return address.wholeMatch(of: /[A-Za-z0-9][\w.+-]*@[A-Za-z0-9][\w.-]*:(?!:)[^:]+/) != nil
  }

  /// Whether there is a copy.
  func has(_ address: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(Self.name(of: address))/HEAD")
  }

  /// Fetches a repository, or what is new in it.
  ///
  /// - Parameter address: Its address.
  /// - Returns: Why there is no copy of it, in git's words; `nil` where there is one.
  /// - Throws: ``BuildError``.
  func fetch(_ address: String) throws(WorkspaceError) -> String? {
    guard Self.isFetched(address) else { return "fatal: this is no address of a repository" }
    let copy = "\(folder)/\(Self.name(of: address))"
    if has(address) {
      _ = try git.run(["-C", copy, "fetch", "--quiet", "--prune", "origin"])
      // Without a network, what was fetched before has to do.
      return nil
    }
    try BuildCache.makeFolder(folder)
    let partial = "\(copy)-\(UUID().uuidString)"
    let outcome = try git.run(["clone", "--quiet", "--mirror", "--", address, partial])
    defer { try? FileManager.default.removeItem(atPath: partial) }
    guard outcome.succeeded else {
      let lines = outcome.output.split(whereSeparator: \.isNewline)
      return String(lines.last { $0.hasPrefix("fatal:") } ?? lines.last ?? "fatal: git has failed")
    }
    // Another pomelo may have been faster.
    _ = rename(partial, copy)
    return nil
  }
}
