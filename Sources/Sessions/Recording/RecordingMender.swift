import ElementModel
import Recording
import SourceIndex
import SourceModel
import Workspace

/// Looks for what makes a saved test hold where it does not: a wait, or another locator.
///
/// Each is built and run before it is told; the files stay as they are.
struct RecordingMender {
  /// Edits that are tried at most; each takes a build.
  private static let limit = 6

  private let built: BuiltProject
  private let installation: Installation
  private let saved: SavedRecording

  init(_ built: BuiltProject, _ installation: Installation, of saved: SavedRecording) {
    self.built = built
    self.installation = installation
    self.saved = saved
  }

  /// What makes the test hold in a way in which it failed.
  ///
  /// - Parameters:
  ///   - outcome: How it failed.
  ///   - trying: Told before each try, with its number.
  /// - Returns: The first that does; `nil` where none of those that are tried does.
  func mend(_ outcome: ProofOutcome, trying: (Int) -> Void) -> RecordingMend? {
    guard let failure = outcome.failure else { return nil }
    let all = waits(before: failure, outcome.way) + locators(near: failure, outcome.way)
    for (number, mend) in all.prefix(Self.limit).enumerated() {
      trying(number + 1)
      if holds(mend) { return mend }
    }
    return nil
  }

  /// Whether the test holds with an edit, as it was recorded and in the way in which it failed.
  private func holds(_ mend: RecordingMend) -> Bool {
    let trial = built.project.with([mend.change], asTrial: true)
    guard
      let built = try? BuiltProject(
        trial, index: trial.index(installation), installation: installation)
    else { return false }
    let secrets = saved.steps.secrets
    let proof = RecordingProof(of: saved.test, device: built.project.device) {
      try built.start(adding: secrets).process
    }
    let ways: Set<ProofWay> = [.nominal, mend.way]
    return ways.allSatisfy { way in
      guard let outcome = try? proof.outcome(way) else { return false }
      return outcome.failures == 0
    }
  }

  private func file(_ path: String) -> SourceFile? {
    built.project.allTestFiles.first { $0.path == path }
  }

  private func waits(
    before failure: ProofOutcome.Failure, _ way: ProofWay
  ) -> [RecordingMend] {
    guard let place = failure.location, let file = file(place.file) else { return [] }
    let limit = RecordingMapper.usualLimit(of: built.index)
    return WaitEdit.Kind.allCases.compactMap { kind in
      WaitEdit.adding(kind, before: place.line, in: file.text, limit: limit).map { text in
        RecordingMend(
          kind: .wait, way: way,
          change: FileChange(path: file.path, before: file.text, after: text))
      }
    }
  }

  /// Other ways to find elements that the recording is about, where sources say the former ones.
  private func locators(
    near failure: ProofOutcome.Failure, _ way: ProofWay
  ) -> [RecordingMend] {
    let paths = Set(
      [failure.location?.file].compactMap(\.self) + built.index.pages.map(\.location.file))
    let files = paths.sorted().compactMap(file)
    return saved.targets.flatMap { target -> [RecordingMend] in
      let all = RecordedLocator.all(of: target.id, in: target.tree, [], built.index)
      return files.flatMap { file -> [RecordingMend] in
        let written = all.filter { file.text.contains($0.path) }
        guard let former = written.max(by: { $0.path.count < $1.path.count }) else { return [] }
        return all.filter { $0.matches == 1 && $0.text != former.text }.prefix(3).map { other in
          RecordingMend(
            kind: .locator(former: former.text, former.basis, now: other.text), way: way,
            change: FileChange(
              path: file.path, before: file.text,
              after: file.text.replacing(former.path, with: other.path)))
        }
      }
    }
  }
}

extension RecordedLocator {
  /// The locator without what it begins with.
  fileprivate var path: String { String(text.drop { $0 != "." }) }
}
