package import SessionProtocol

/// The trials of several steps of a test: one run for each piece of work that steps rely on.
package struct TimingTrials: Sendable {
  /// What is late in each of the runs.
  package let postponed: [Postponement]
  /// By run, the trials of the steps that rely on its work.
  private var trials: [[TimingTrial]]

  /// Prepares the trials of steps; of those whose work is not known there are none.
  ///
  /// - Parameter steps: Steps of one run that nothing waited for.
  package init(of steps: [UnprotectedStep]) {
    let trials = steps.map(TimingTrial.init)
    let byWork = Dictionary(grouping: trials) { $0.postponement?.work ?? .max }
      .sorted { $0.key < $1.key }.compactMap { _, trials in
        trials.first?.postponement.map { ($0, trials) }
      }
    postponed = byWork.map(\.0)
    self.trials = byWork.map(\.1)
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
