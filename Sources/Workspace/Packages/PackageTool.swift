import Foundation

/// SwiftPM, as far as it is asked.
///
/// It says which versions of packages fit together, where they lie, and what their manifests say; it
/// builds nothing of a project's but macros and what plug-ins make. It is shut in, for manifests are
/// programs, and so is all that it builds.
struct PackageTool: Sendable {
  /// Where it works.
  let folders: PackageFolders
  private let swift: Compiler
  private let programs: ForeignPrograms
  private let bridge: GitBridge
  private let cancellation: BuildCancellation?

  /// How often SwiftPM is asked to resolve packages: each time it learns of further ones.
  private static let rounds = 60
  /// After how many seconds a question is taken for one without an end.
  private static let patience = 300
  /// The same for a build.
  private static let patienceWithBuilds = 3_600

  /// Prepares SwiftPM.
  ///
  /// - Parameters:
  ///   - folders: Where it works.
  ///   - compiler: The compiler that it lies beside.
  ///   - programs: How the project's programs are run.
  ///   - environment: Names the person's cache folder.
  ///   - cancellation: Ends it from another thread.
  /// - Throws: ``BuildError/toolMissing(name:searched:)``.
  init(
    folders: PackageFolders, compiler: Compiler, programs: ForeignPrograms,
    environment: [String: String], cancelledBy cancellation: BuildCancellation?
  ) throws(WorkspaceError) {
    self.folders = folders
    self.programs = programs
    self.cancellation = cancellation
    let bridge = GitBridge(
      folders: folders,
      store: try RepositoryStore(compiler: compiler, environment: environment))
    self.bridge = bridge
    swift = try compiler.tool(named: "swift").with(bridge.setUp)
  }

  /// What SwiftPM leaves.
  struct Answer {
    /// Whether it has done what it was asked for.
    var succeeded: Bool
    /// Its standard output.
    var output: String
    /// Its standard output and error.
    var all: String
  }

  /// Asks SwiftPM about a package that it knows.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder that it works in.
  ///   - arguments: The question.
  /// - Returns: What it has answered.
  /// - Throws: ``BuildError``.
  func ask(
    about package: String, in scratch: String, _ arguments: [String]
  ) throws(WorkspaceError) -> Answer {
    try run(
      ["package", "--package-path", package, "--scratch-path", scratch] + shared + arguments,
      for: .manifests, patience: Self.patience)
  }

  /// Has SwiftPM find versions of all packages that fit together, and fetches them.
  ///
  /// - Parameters:
  ///   - addresses: Those of repositories that it needs in any case.
  ///   - standIns: What stands in for those that cannot be fetched.
  /// - Returns: What SwiftPM has answered last.
  /// - Throws: ``BuildError``.
  func resolve(
    _ addresses: [String], standIns: PackageStandIns
  ) throws(WorkspaceError) -> Answer {
    try makeFolders()
    try bridge.prepare()
    let placed = try bridge.place(standIns)
    var known = try bridge.fetch(
      addresses.filter { !bridge.store.has($0) && placed[$0] == nil })
    known.merge(placed) { $1 }
    for _ in 1..<Self.rounds {
      try bridge.tell(known)
      let answer = try ask(about: folders.root, in: folders.scratch, ["resolve"])
      let wanted = bridge.addressesWanted.filter { known[$0] == nil }
      if answer.succeeded || wanted.isEmpty { return answer }
      known.merge(try bridge.fetch(wanted)) { $1 }
    }
    return try ask(about: folders.root, in: folders.scratch, ["resolve"])
  }

  /// Forgets what SwiftPM has of packages' versions, as what stands in for some has become another.
  func forgetVersions() {
    for path in [folders.scratch, folders.security, "\(folders.root)/Package.resolved"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Builds the program of a target of macros, for this machine.
  ///
  /// - Parameter name: The target's name.
  /// - Returns: Path of the program.
  /// - Throws: ``BuildError/compileFailed(step:output:)``.
  func program(ofMacros name: String) throws(WorkspaceError) -> String {
    let answer = try build(["--product", name])
    guard answer.succeeded else {
      throw .build(.compileFailed(step: name, output: ConfinementNote.added(to: answer.all)))
    }
    return "\(folders.scratch)/debug/\(name)-tool"
  }

  /// Has SwiftPM build something of the packages for this machine.
  ///
  /// - Parameter arguments: What to build.
  /// - Returns: What it has said.
  /// - Throws: ``BuildError``.
  func build(_ arguments: [String]) throws(WorkspaceError) -> Answer {
    try run(
      ["build", "--package-path", folders.root, "--scratch-path", folders.scratch] + shared
        + arguments, for: .compilers, patience: Self.patienceWithBuilds)
  }

  /// Where SwiftPM keeps what is not of one package.
  private var shared: [String] {
    [
      "--cache-path", folders.cache, "--config-path", folders.configuration,
      "--security-path", folders.security, "--disable-dependency-cache",
    ]
  }

  /// Makes the folders that SwiftPM works in.
  func makeFolders() throws(WorkspaceError) {
    for folder in folders.writable { try BuildCache.makeFolder(folder) }
  }

  private func run(
    _ arguments: [String], for kind: ForeignProgramKind, patience: Int
  ) throws(WorkspaceError) -> Answer {
    let confinement = try programs.confinement(
      of: kind, writing: folders.writable, cache: folders.cache, seconds: patience)
    let errors = "\(folders.folder)/errors-\(UUID().uuidString)"
    defer { unlink(errors) }
    let outcome = try swift.confined(by: confinement)
      .run(arguments, errors: errors, cancelledBy: cancellation)
    if let limit = outcome.limit {
      throw .build(.noEnd(step: "SwiftPM", programs: kind, seconds: limit))
    }
    let complaints = StrangersFile.bytes(of: errors, limit: ToolRun.outputLimit) ?? []
    return Answer(
      succeeded: outcome.succeeded, output: outcome.output,
      all: String(decoding: complaints, as: UTF8.self) + outcome.output)
  }
}
