import Foundation
import Glibc

/// Where the compiler keeps the modules that it makes of C headers, such as those of the system that
/// Foundation stands on.
///
/// To make them takes it five seconds, more than most apps take. So all projects of a person share
/// them, but for those whose macros are programs of their own: these could put something else there.
struct HeaderModules {
  /// The folder, for ``ToolConfinement/cache``.
  let folder: String

  /// Chooses the folder.
  ///
  /// - Parameters:
  ///   - compiler: Who compiles. A linker that is not the toolchain's own may load what sources name.
  ///   - runsMacros: Whether it runs programs of the project's.
  ///   - cache: The project's builds.
  ///   - environment: Names the person's cache folder.
  init(of compiler: Compiler, runsMacros: Bool, in cache: BuildCache, environment: [String: String])
  {
    let shared = "\(Installation.cacheFolder(environment: environment))/headers"
    if !runsMacros, !compiler.linkArguments.isEmpty, (try? BuildCache.makeFolder(shared)) != nil,
      access(shared, W_OK) == 0
    {
      folder = shared
    } else {
      folder = "\(cache.folder)/compiler"
    }
  }

  /// Opens such a folder.
  init(folder: String) { self.folder = folder }

  /// Where in it the compiler writes.
  private var modules: String { "\(folder)/clang" }

  /// Whether a compiler has failed for a file in here, which a machine that went down may leave half
  /// written: it never makes such a file anew by itself.
  func areBlamed(in output: String) -> Bool { output.contains("\(modules)/ModuleCache/") }

  /// Takes all of them away, for the compiler to make them anew.
  func discard() {
    // Whoever reads them meanwhile does not see them go one by one.
    let old = "\(modules)-\(UUID().uuidString)"
    guard rename(modules, old) == 0 else { return }
    try? FileManager.default.removeItem(atPath: old)
  }
}
