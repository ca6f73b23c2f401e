import SessionProtocol
package import Workspace

extension SnapshotSurvey {
  /// Runs tests for their snapshots, which pass whatever the references are.
  ///
  /// - Parameters:
  ///   - plan: Which tests, and how.
  ///   - project: The tests' project.
  ///   - startHost: Starts a host with ``variables``.
  ///   - stop: Ends the run early.
  ///   - progress: Told how far it is, again and again.
  /// - Returns: What was found out, and how far the run was when it was stopped.
  /// - Throws: What starting a host throws.
  package static func run(
    _ plan: TestBatch.Plan, of project: Project, startHost: @escaping () throws -> HostProcess,
    stop: BatchStop, progress: (BatchProgress) -> Void
  ) throws -> (survey: SnapshotSurvey, interruption: BatchInterruption?) {
    var survey = SnapshotSurvey(of: project)
    let batch = TestBatch(
      plan: plan, startHost: startHost,
      onEvent: { (test: String, _: Int, event: Event) -> Void in
        if case .snapshot(let snapshot) = event.content { survey.receive(snapshot, of: test) }
      })
    let interruption = try batch.run(stop: stop, progress: progress, report: { survey.add($0) })
    return (survey, interruption)
  }
}
