import Confinement
import Glibc

/// What a tool may do that runs programs of a project's: SwiftPM runs manifests, the compiler macros.
///
/// It has no network and no way to processes outside, and it can write to a few folders. Whatever it
/// starts is shut in as well and ends with it.
struct ToolConfinement: Hashable, Sendable {
  /// Folders that it may write to.
  var writable: [String]
  /// The one of them that tools keep what they need again in, such as modules of the system's headers.
  var cache: String
  /// After how many seconds it is ended.
  var limit: Int
  /// The library that it loads first, as do the programs that it starts.
  var preloaded: String?

  /// Whether this system can shut a tool in, or what it lacks.
  static let missing = ConfinementGap(
    knowsFileRules: FileRules.version > 0, knowsFilters: SystemCallFilter.areKnown)

  /// The same, where one folder more may be written to.
  func writing(to folder: String) -> ToolConfinement {
    var other = self
    other.writable.append(folder)
    return other
  }
}

/// What a system lacks to shut a tool in.
package enum ConfinementGap: Hashable, Sendable {
  /// Rules about files (Landlock).
  case fileRules
  /// Filters of system calls (seccomp).
  case filters
  /// Both.
  case both

  /// What is lacking; `nil` for nothing.
  init?(knowsFileRules: Bool, knowsFilters: Bool) {
    switch (knowsFileRules, knowsFilters) {
    case (true, true): return nil
    case (false, true): self = .fileRules
    case (true, false): self = .filters
    case (false, false): self = .both
    }
  }
}
