import Foundation
import Glibc

/// The folder of a project's builds: each step's result in a folder named by what went into it.
///
/// A result is made under another name and renamed when it is complete, so what is there is whole.
struct BuildCache {
  /// The folder.
  let folder: String
  /// How many results of each step are kept.
  private static let keptResults = 4

  /// Opens the cache of a project, creating its folder.
  ///
  /// - Parameters:
  ///   - project: Whose builds are kept. They lie in `.pomelo` beside its `pomelo.yml` if that can
  ///     be written, else in the person's cache folder.
  ///   - environment: Names the cache folder.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  init(project: Project, environment: [String: String]) throws(WorkspaceError) {
    if let root = project.folder {
      try self.init(inProject: root, environment: environment)
      return
    }
    var hash = ContentHash()
    hash.add(project.appFolders)
    hash.add(project.testFolders)
    try self.init(folder: "\(Installation.cacheFolder(environment: environment))/\(hash.name)")
  }

  /// Opens the cache of a project that has a folder of its own, creating its folder.
  ///
  /// - Parameters:
  ///   - project: The project's folder.
  ///   - environment: Names the person's cache folder.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  init(inProject project: String, environment: [String: String]) throws(WorkspaceError) {
    let path = BuildFolder.path(inProject: project, environment: environment)
    if access(path, F_OK) != 0 { try BuildFolder.make(path) }
    try self.init(folder: path)
  }

  /// The host's program in the result of its step.
  static func executable(inResult folder: String) -> String { folder + "/host" }

  /// Opens a cache in a folder, creating it.
  init(folder: String) throws(WorkspaceError) {
    try Self.makeFolder(folder)
    guard access(folder, W_OK) == 0 else {
      throw .build(.cacheNotWritable(path: folder, reason: SystemError.current))
    }
    self.folder = folder
  }

  /// Does something while no other process builds here.
  ///
  /// - Parameters:
  ///   - onWait: Called once if another process has to be waited for.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; ``BuildError/cacheNotWritable(path:reason:)``.
  func locked<Result>(
    onWait: () -> Void, _ body: () throws(WorkspaceError) -> Result
  ) throws(WorkspaceError) -> Result {
    let path = folder + "/lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .build(.cacheNotWritable(path: path, reason: SystemError.current))
    }
    // Closing it releases the lock; so does the end of the process, however it comes.
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      onWait()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else {
          throw .build(.cacheNotWritable(path: path, reason: SystemError.current))
        }
      }
    }
    removePartialResults()
    return try body()
  }

  /// The result of a step, made if it is not there.
  ///
  /// - Parameters:
  ///   - step: Name of the step.
  ///   - hash: What goes into it.
  ///   - make: Makes the result in an empty folder.
  /// - Returns: The folder of the result.
  /// - Throws: What the making throws; ``BuildError/cacheNotWritable(path:reason:)``.
  func result(
    of step: String, _ hash: ContentHash, make: (String) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) -> String {
    let manager = FileManager.default
    let path = "\(folder)/\(step)-\(hash.name)"
    if manager.fileExists(atPath: path) {
      // The time of the last use decides what is pruned.
      utimes(path, nil)
      return path
    }
    // A compiler that outlived its pomelo may still write into a folder of that one's number.
    let partial = "\(folder)/partial-\(step)-\(getpid())"
    guard mkdir(partial, 0o755) == 0 else {
      throw .build(.cacheNotWritable(path: partial, reason: SystemError.current))
    }
    do {
      try make(partial)
    } catch {
      try? manager.removeItem(atPath: partial)
      throw error
    }
    guard rename(partial, path) == 0 else {
      let reason = SystemError.current
      try? manager.removeItem(atPath: partial)
      throw .build(.cacheNotWritable(path: path, reason: reason))
    }
    prune(step)
    return path
  }

  /// The result of a step, if it is there.
  ///
  /// - Parameters:
  ///   - step: Name of the step.
  ///   - hash: What goes into it.
  /// - Returns: The folder of the result; `nil` where it was never made, or is no longer kept.
  func known(_ step: String, _ hash: ContentHash) -> String? {
    let path = "\(folder)/\(step)-\(hash.name)"
    return access(path, F_OK) == 0 ? path : nil
  }

  /// Makes a folder, with those above it, where it is not there.
  ///
  /// - Parameter path: Its path.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func makeFolder(_ path: String) throws(WorkspaceError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .build(.cacheNotWritable(path: path, reason: SystemError.current))
    }
  }

  /// Writes a file, in the place of what is there.
  ///
  /// A macro or manifest may have made a link of that, which is not followed.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - path: Its path.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func write(_ text: String, to path: String) throws(WorkspaceError) {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw .build(.cacheNotWritable(path: path, reason: SystemError.current))
    }
    do {
      try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    } catch {
      throw .build(.cacheNotWritable(path: path, reason: SystemError.text(of: error)))
    }
  }

  /// Removes what a build that was interrupted left behind.
  private func removePartialResults() {
    for name in entries() where name.hasPrefix("partial-") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Removes all but the latest results of a step.
  private func prune(_ step: String) {
    let results = entries().filter { $0.hasPrefix("\(step)-") }.map { name in
      var information = stat()
      stat("\(folder)/\(name)", &information)
      let time = information.st_mtim
      return (name: name, seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
    let latestFirst = results.sorted {
      ($0.seconds, $0.nanoseconds) > ($1.seconds, $1.nanoseconds)
    }
    for result in latestFirst.dropFirst(Self.keptResults) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(result.name)")
    }
  }

  private func entries() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
