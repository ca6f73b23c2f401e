/// What open pages show of the run and takes long to compute: it is there only while they are open.
struct Findings: Sendable {
  /// The navigation graph, while it is shown.
  @Stamped var graph: GraphState?
  /// The waits of the run, while they are shown.
  @Stamped var ledger: WaitLedger?
  /// What trials have shown of its steps; kept as long as the run.
  @Stamped var timings = TimingFindings()
  /// What is known of the latest failure, while it is shown.
  @Stamped var failureReport: FailureReport?
  /// What elements of page objects have found on the screens of the run, while that is shown.
  @Stamped var coverage: RunCoverage?
}
