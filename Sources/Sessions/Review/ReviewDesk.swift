import Dispatch
import ExplorerCore
import Foundation
import SnapshotReferences
import Synchronization
import Workspace

/// Does what a review of snapshots wants, on threads of its own, and tells through a descriptor.
final class ReviewDesk: Sendable {
  private let inbox = ThreadInbox<ReviewNews>()
  /// Files are read, drawn and written one after the other.
  private let queue = DispatchQueue(label: "review of snapshots")
  /// What was decided.
  private let keeper = Mutex(ReviewKeeper())
  /// What pictures are drawn from.
  private let painter = Mutex(ReviewPainter())
  /// What is to be drawn: what was asked for last, as keys come faster than pictures.
  private let sight = Mutex<ReviewSight?>(nil)
  /// The tests that are run.
  private let taking = Mutex<SnapshotTaking?>(nil)
  /// Things that are under way.
  private let pending = Atomic(0)

  /// Readable when there is news; -1 where the system has no descriptors left.
  var descriptor: Int32 { inbox.descriptor }

  /// Whether something is under way, or what has come of it was not taken yet.
  var isBusy: Bool { pending.load(ordering: .acquiring) > 0 || inbox.hasItems }

  /// What has come of it since the last call.
  func takeNews() -> [ReviewNews] { inbox.take() }

  /// Does one thing.
  ///
  /// - Parameters:
  ///   - wish: What.
  ///   - built: The project as it was built last.
  func perform(_ wish: ReviewWish, _ built: BuiltProject) {
    switch wish {
    case .load:
      work { it in
        let waiting = SnapshotFolders(of: built.project).candidates
        it.inbox.put(.found(waiting.map(ReviewItem.init(waiting:)), equal: nil))
      }
    case .take(let test): take(built, only: test)
    case .stop: stop()
    case .draw(let sight):
      self.sight.withLock { $0 = sight }
      work { $0.draw() }
    case .accept(let paths):
      decide { (it) throws(SnapshotWriteError) in .settled(try it.accept(paths)) }
    case .reject(let paths):
      decide { (it) throws(SnapshotWriteError) in .settled(try it.reject(paths)) }
    case .undo: decide { (it) throws(SnapshotWriteError) in .restored(try it.undo()) }
    }
  }

  /// Gives up what is run.
  func stop() { taking.withLock { $0 }?.stop() }

  /// Does something after all that was asked for before.
  private func work(_ body: @escaping @Sendable (ReviewDesk) -> Void) {
    pending.add(1, ordering: .acquiringAndReleasing)
    queue.async { [self] in
      body(self)
      pending.subtract(1, ordering: .acquiringAndReleasing)
      inbox.wake()
    }
  }

  private func decide(
    _ body: @escaping @Sendable (inout ReviewKeeper) throws(SnapshotWriteError) -> ReviewNews
  ) {
    work { it in
      do throws(SnapshotWriteError) {
        let news = try it.keeper.withLock { (keeper) throws(SnapshotWriteError) in
          try body(&keeper)
        }
        it.painter.withLock { $0.forget() }
        it.inbox.put(news)
      } catch {
        it.inbox.put(.failed(error.message))
      }
    }
  }

  private func draw() {
    guard let sight = sight.withLock({ $0.take() }) else { return }
    let picture = painter.withLock { $0.draw(sight) }
    inbox.put(.drawn(picture))
  }

  private func take(_ built: BuiltProject, only test: String?) {
    stop()
    let taking = SnapshotTaking(built, only: test)
    self.taking.withLock { $0 = taking }
    pending.add(1, ordering: .acquiringAndReleasing)
    Thread { [self] in
      inbox.put(taking.run { inbox.put($0) })
      painter.withLock { $0.forget() }
      pending.subtract(1, ordering: .acquiringAndReleasing)
      inbox.wake()
    }.start()
  }
}
