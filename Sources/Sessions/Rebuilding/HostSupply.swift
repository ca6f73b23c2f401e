package import Workspace

/// Where an explorer's hosts come from: the project as it was built last, what builds it again, and
/// what notices that its sources have changed.
package final class HostSupply {
  /// What hosts are started from.
  package internal(set) var built: BuiltProject {
    didSet {
      // The manifest may name other folders now.
      if watch != nil, built.project.sourceFolders != oldValue.project.sourceFolders {
        watch = SourceWatch(of: built.project)
      }
    }
  }
  let build: BackgroundBuild
  /// Where the host library is, and the environment; nil where nothing is kept between commands.
  let installation: Installation?
  /// What of device and network the command line says.
  private(set) var options = RecordingOptions()
  private(set) var watch: SourceWatch?

  /// Prepares to supply hosts.
  ///
  /// - Parameters:
  ///   - source: Where the project is read from.
  ///   - built: The project as it is built now.
  ///   - installation: Where the host library is, and the environment.
  ///   - isWatching: Whether edits of the sources are to be noticed.
  package convenience init(
    source: ProjectSource, built: BuiltProject, installation: Installation, isWatching: Bool
  ) {
    self.init(
      built: built, build: BackgroundBuild(of: source, installation), installation: installation)
    options = source.recordingOptions
    if isWatching { watch = SourceWatch(of: built.project) }
  }

  init(built: BuiltProject, build: BackgroundBuild, installation: Installation? = nil) {
    self.built = built
    self.installation = installation
    self.build = build
  }

  /// Whether edits of the sources are noticed.
  package var isWatching: Bool { watch != nil }

  /// Begins or ends to notice edits.
  package func setWatching(_ isOn: Bool) {
    if isOn != isWatching { watch = isOn ? SourceWatch(of: built.project) : nil }
  }

  /// Readable when a build or the watch has noticed something.
  var descriptors: [Int32] {
    [build.descriptor, watch?.descriptor ?? -1].filter { $0 >= 0 }
  }
}

/// A host that was started to take the place of another, and is not ready yet.
struct Successor {
  let host: StartingHost
  let built: BuiltProject
}
