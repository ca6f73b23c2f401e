/// The folders that SwiftPM works in, below one folder of a project's builds.
///
/// What manifests may write to lies in folders of its own, and pomelo never writes beside it through
/// a name that a manifest could have made a link of: the folders themselves are not theirs to replace.
struct PackageFolders: Hashable, Sendable {
  /// The folder of all of them, which only pomelo writes to.
  let folder: String

  /// The folder of packages in a cache.
  init(in cache: BuildCache) { folder = "\(cache.folder)/packages" }

  /// The package of ours that depends on all that a project uses.
  var root: String { "\(folder)/root" }
  /// Where packages are fetched to and built.
  var scratch: String { "\(folder)/scratch" }
  /// Where manifests are read that are asked about one by one.
  var manifests: String { "\(folder)/manifests" }
  /// What SwiftPM and the compilers keep of manifests.
  var cache: String { "\(folder)/cache" }
  /// SwiftPM's settings, which are nobody's.
  var configuration: String { "\(folder)/configuration" }
  /// SwiftPM's fingerprints of versions.
  var security: String { "\(folder)/security" }
  /// Where git says which addresses it needs.
  var wanted: String { "\(folder)/wanted" }
  /// What git is given, and cannot change.
  var git: String { "\(folder)/git" }

  /// Whether a package's folder is one of those that were fetched.
  func isFetched(_ folder: String) -> Bool { folder.hasPrefix("\(self.folder)/") }

  /// Those that SwiftPM may write to.
  var writable: [String] {
    [root, scratch, manifests, cache, configuration, security, wanted]
  }
}
