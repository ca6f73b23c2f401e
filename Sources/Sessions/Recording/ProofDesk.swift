import ExplorerCore
import Foundation
import Recording
import SourceIndex
import Synchronization
import Workspace

/// Proves what the explorer has saved, on a thread of its own, and tells through a descriptor.
final class ProofDesk: Sendable {
  private let installation: Installation
  private let inbox = ThreadInbox<ProofNews>()
  /// What was found to mend the test.
  private let mend = Mutex<RecordingMend?>(nil)
  private let isAtWork = Atomic(false)

  /// Prepares to prove tests.
  init(_ installation: Installation) { self.installation = installation }

  /// Readable when there is news; -1 where the system has no descriptors left.
  var descriptor: Int32 { inbox.descriptor }

  /// Whether a test is being proved, or what has come of it was not taken yet.
  var isBusy: Bool { isAtWork.load(ordering: .acquiring) || inbox.hasItems }

  /// What has come of it since the last call.
  func takeNews() -> [ProofNews] { inbox.take() }

  /// Begins to prove a test.
  ///
  /// - Parameters:
  ///   - saved: The test.
  ///   - changes: What was written since the project was built.
  ///   - built: The project as it was built last.
  func prove(_ saved: SavedRecording, after changes: [FileChange], _ built: BuiltProject) {
    mend.withLock { $0 = nil }
    isAtWork.store(true, ordering: .releasing)
    DeepThread.start { [self] in
      inbox.put(.building)
      do {
        let project = built.project.with(changes)
        let built = try BuiltProject(
          project, index: project.index(installation), installation: installation)
        let folder = project.folder ?? FileManager.default.currentDirectoryPath
        _ = try RecordingProver(saved, in: built, installation).run { news in
          if case .mend(let found) = news { mend.withLock { $0 = found } }
          inbox.put(ProofNews(news, in: folder))
        }
      } catch {
        inbox.put(.failed((error as? WorkspaceError)?.message ?? "\(error)"))
      }
      inbox.put(.ended)
      isAtWork.store(false, ordering: .releasing)
      inbox.wake()
    }
  }

  /// What mends the test that was proved last.
  func takeMend() -> RecordingMend? {
    mend.withLock { mend in
      defer { mend = nil }
      return mend
    }
  }
}

extension ProofNews {
  fileprivate init(_ news: RecordingProver.News, in folder: String) {
    self =
      switch news {
      case .running(let way): .running(way)
      case .outcome(let outcome): .outcome(outcome)
      case .comparing: .comparing
      case .compared(let difference, let count): .compared(difference, actions: count)
      case .trying(let number): .trying(number)
      case .mend(let mend):
        .mend(
          mend?.kind, mend?.way ?? .nominal,
          mend.map { RecordingChange($0.change, in: folder) })
      }
  }
}
