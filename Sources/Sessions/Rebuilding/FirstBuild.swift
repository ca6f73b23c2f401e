package import Workspace

/// Builds a project that is to be watched: sources that do not compile yet are no reason to end, as
/// the next edit may make them.
package struct FirstBuild {
  /// Tells why the sources are not built, and that an edit is waited for.
  private let report: (WorkspaceError) -> Void
  /// Returns once a source was edited since the build began; `nil` where edits are not noticed.
  private let watch: () -> (() -> Void)?

  /// Prepares to build.
  ///
  /// - Parameters:
  ///   - report: Tells why the sources are not built, and that an edit is waited for.
  ///   - watch: Begins to notice edits; what it gives returns once there was one. `nil` where they
  ///     cannot be noticed.
  package init(report: @escaping (WorkspaceError) -> Void, watch: @escaping () -> (() -> Void)?) {
    self.report = report
    self.watch = watch
  }

  /// Builds until the sources compile.
  ///
  /// - Parameter build: Builds them as they are.
  /// - Returns: What `build` has built.
  /// - Throws: What keeps them from being built whatever they say, and all that `build` throws where
  ///   edits are not noticed.
  package func run<Built>(_ build: () throws -> Built) throws -> Built {
    while true {
      // Before the build, so that no edit during it is missed.
      let waitForEdit = watch()
      do {
        return try build()
      } catch let error as WorkspaceError {
        guard let waitForEdit else { throw error }
        switch error {
        case .build(.sourcesChanged): break
        case .build(.compileFailed):
          report(error)
          waitForEdit()
        case .build, .sources, .project, .manifest, .packages, .opening, .stub: throw error
        }
      }
    }
  }
}
