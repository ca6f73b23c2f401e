package import SessionProtocol

/// The trials of several steps of a test: one run for each piece of work that steps rely on.
package struct TimingTrials: Sendable {
  /// What is late in each of the runs.
  package let lateWork: [LateWork]
  /// By run, the trials of the steps that rely on its work.
  private var trials: [[TimingTrial]]

  /// Prepares the trials of steps.
  ///
  /// - Parameter steps: Steps of one run that nothing waited for.
  package init(of steps: [UnprotectedStep]) {
    let byWork = Dictionary(grouping: steps.map(TimingTrial.init), by: \.lateWork)
      .sorted { ($0.key.due, $0.key.label) < ($1.key.due, $1.key.label) }
    lateWork = byWork.map(\.key)
    trials = byWork.map(\.value)
  }

  /// Takes an event of a run in.
  ///
  /// - Parameters:
  ///   - event: The event, in full detail.
  ///   - run: Which of the runs, from 0.
  package mutating func receive(_ event: Event, ofRun run: Int) {
    guard trials.indices.contains(run) else { return }
    for index in trials[run].indices { trials[run][index].receive(event) }
  }

  /// The steps that failed, in the order of the test.
  package var failing: [UnprotectedStep] {
    trials.joined().filter { $0.fails == true }.map(\.step).sorted { $0.event < $1.event }
  }
}
