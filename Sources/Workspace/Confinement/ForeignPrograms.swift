import Foundation

/// How programs are run that a project brings along: shut in, or not at all.
struct ForeignPrograms: Hashable, Sendable {
  /// Whether the person has allowed the project's scripts.
  var areAllowed: Bool
  /// What this system lacks to shut them in.
  var missing: ConfinementGap? = ToolConfinement.missing
  /// After how many seconds a program is ended, whatever it is for; `nil` for what is usual.
  var limit: Int?

  /// A library that they load first.
  var preloaded: String?

  /// Takes the limit and the library from an installation.
  ///
  /// - Parameters:
  ///   - areAllowed: Whether the person has allowed the project's scripts.
  ///   - installation: Its environment may have a limit in `POMELO_PROGRAM_LIMIT`, in seconds.
  init(areAllowed: Bool, installation: Installation) {
    self.areAllowed = areAllowed
    limit = installation.environment["POMELO_PROGRAM_LIMIT"].flatMap(Int.init)
      .flatMap { $0 > 0 ? $0 : nil }
    preloaded = (try? installation.hostSDK())?.wakeups
  }

  /// How a tool is shut in that runs such programs.
  ///
  /// - Parameters:
  ///   - programs: What it runs, for messages; `nil` where it should run none, and is shut in if that
  ///     can be.
  ///   - folders: Where it may write.
  ///   - cache: The folder for what tools need again.
  ///   - seconds: After how long it is usually ended.
  /// - Returns: The rules; `nil` where this system has none, and the person has allowed all.
  /// - Throws: ``BuildError/notConfined(programs:missing:)``, ``BuildError/cacheNotWritable(path:reason:)``.
  func confinement(
    of programs: ForeignProgramKind?, writing folders: [String] = [], cache: String, seconds: Int
  ) throws(WorkspaceError) -> ToolConfinement? {
    if let missing {
      guard let programs, !areAllowed else { return nil }
      throw .build(.notConfined(programs: programs, missing: missing))
    }
    let all = folders + [cache]
    for folder in all where !FileManager.default.fileExists(atPath: folder) {
      try BuildCache.makeFolder(folder)
    }
    return ToolConfinement(
      writable: all, cache: cache, limit: limit ?? seconds, preloaded: preloaded)
  }
}

/// What programs a project brings along.
package enum ForeignProgramKind: Hashable, Sendable {
  /// Manifests of packages.
  case manifests
  /// Macros, and flags of compilers.
  case compilers
  /// Scripts of the build.
  case scripts
}
