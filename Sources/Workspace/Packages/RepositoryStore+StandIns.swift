import Foundation

extension RepositoryStore {
  /// Writes repositories that stand in for those that cannot be fetched.
  ///
  /// The same stand-in has the same revision each time, by which SwiftPM tells whether a version is what
  /// it was.
  ///
  /// - Parameters:
  ///   - standIns: What they have to have.
  ///   - folder: Where they are written, each below the name of its address.
  /// - Throws: ``BuildError``.
  func write(_ standIns: PackageStandIns, to folder: String) throws(WorkspaceError) {
    try? FileManager.default.removeItem(atPath: folder)
    for (address, standIn) in standIns.all {
      let repository = "\(folder)/\(Self.name(of: address))"
      let target = "\(repository)/Sources/\(PackageStandIns.target(for: address))"
      try BuildCache.makeFolder(target)
      try BuildCache.write(standIns.manifest(for: address), to: "\(repository)/Package.swift")
      try BuildCache.write("// Nothing is known of this package.\n", to: "\(target)/StandIn.swift")
      try run(["init", "--quiet", "--template="], in: repository)
      try run(["add", "--all"], in: repository)
      try run(["commit", "--quiet", "--message", "Stand in"], in: repository)
      for version in standIn.versions.sorted() { try run(["tag", version], in: repository) }
      for branch in standIn.branches.sorted() {
        try run(["update-ref", "refs/heads/\(branch)", "HEAD"], in: repository)
      }
    }
  }

  private func run(_ arguments: [String], in repository: String) throws(WorkspaceError) {
    let time = "2020-01-01T00:00:00Z"
    let git = git.with { environment in
      for name in environment.keys where name.hasPrefix("GIT_") { environment[name] = nil }
      environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
      environment["GIT_CONFIG_NOSYSTEM"] = "1"
      for role in ["AUTHOR", "COMMITTER"] {
        environment["GIT_\(role)_NAME"] = "pomelo"
        environment["GIT_\(role)_EMAIL"] = "pomelo@example.invalid"
        environment["GIT_\(role)_DATE"] = time
      }
    }
    let outcome = try git.run(["-C", repository, "-c", "init.defaultBranch=main"] + arguments)
    guard outcome.succeeded else {
      throw .packages(.notResolved(output: outcome.output))
    }
  }
}
