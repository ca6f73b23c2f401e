package import Recording
import SessionProtocol
package import Workspace

/// Runs what was saved in several ways, compares it with what was recorded, and looks for what mends
/// it.
package struct RecordingProver {
  /// Something that it has to tell.
  package enum News: Hashable, Sendable {
    /// The test is being run in a way.
    case running(ProofWay)
    /// How it came out.
    case outcome(ProofOutcome)
    /// It is being compared with what was recorded.
    case comparing
    /// Where it does something else, if it does.
    case compared(ProofDifference?, actions: Int)
    /// Something that may mend it is being tried, counted from 1.
    case trying(Int)
    /// What mends it, if something was found.
    case mend(RecordingMend?)
  }

  private let built: BuiltProject
  private let installation: Installation
  private let saved: SavedRecording

  /// Prepares to prove a test.
  ///
  /// - Parameters:
  ///   - saved: The test, with what was recorded.
  ///   - built: The project as it was built with the test.
  ///   - installation: Where the host library is, for builds that try something.
  package init(
    _ saved: SavedRecording, in built: BuiltProject, _ installation: Installation
  ) {
    self.saved = saved
    self.built = built
    self.installation = installation
  }

  /// Proves it.
  ///
  /// - Parameter tell: Told what is being done and what came of it.
  /// - Returns: Whether it holds in all ways and does what was recorded.
  /// - Throws: What starting a host throws.
  package func run(telling tell: (News) -> Void) throws -> Bool {
    // What was typed into secure fields is in no source: a test has it from the environment.
    let secrets = saved.steps.secrets
    let proof = RecordingProof(of: saved.test, device: built.project.device) { [built] in
      try built.start(adding: secrets).process
    }
    var failed: ProofOutcome?
    for way in proof.ways {
      tell(.running(way))
      let outcome = try proof.outcome(way)
      tell(.outcome(outcome))
      if failed == nil, outcome.failures > 0 { failed = outcome }
      // What does not hold as it was recorded need not be tried in other ways.
      if way == .nominal, failed != nil { break }
    }
    guard let failed else {
      tell(.comparing)
      let difference = saved.difference(to: try proof.actions())
      tell(.compared(difference, actions: saved.actions.count))
      return difference == nil
    }
    let mender = RecordingMender(built, installation, of: saved)
    tell(.mend(mender.mend(failed) { tell(.trying($0)) }))
    return false
  }
}
