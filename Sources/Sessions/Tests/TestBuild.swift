import SourceModel
import Workspace

/// What tests of one state of the sources are run on.
struct TestBuild: Sendable {
  /// Where runs are kept; nil keeps none.
  var project: Project?
  /// Starts a host, which need not be ready yet: it takes what it is told once it is.
  var startHost: @Sendable () throws -> HostProcess
  /// Finds out what tells these sources from others, which takes a while.
  var findSources: @Sendable () -> TestSources
}

extension TestBuild {
  /// Tests of a project that was built.
  init(_ built: BuiltProject) {
    self.init(
      project: built.project, startHost: { try built.start().process },
      findSources: { built.project.testSources(built.index) })
  }
}
