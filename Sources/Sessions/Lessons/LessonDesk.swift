import Dispatch
import ExplorerCore
import Foundation
package import Lessons
import Synchronization
package import Workspace

/// Does what a lesson wants, on a thread of its own, and tells through a descriptor.
package final class LessonDesk: Sendable {
  private let folder: LessonFolder
  private let store: LessonStore
  private let installation: Installation
  private let measures: Bool
  private let inbox = ThreadInbox<LessonNews>()
  /// One thing is done after the other.
  private let queue = DispatchQueue(label: "lesson")
  private let pending = Atomic(0)
  /// The number of the latest check, which gives up those before it.
  private let latest = Atomic(0)

  /// Serves a lesson.
  ///
  /// - Parameters:
  ///   - folder: The learner's files.
  ///   - store: Where it is kept how far the learner is.
  ///   - installation: Where the host library is.
  ///   - measures: Whether the suite is measured; a lesson that is only tried needs no figures.
  package init(
    _ folder: LessonFolder, _ store: LessonStore, _ installation: Installation,
    measures: Bool = true
  ) {
    self.measures = measures
    self.folder = folder
    self.store = store
    self.installation = installation
  }

  /// Readable when there is news; -1 where the system has no descriptors left.
  var descriptor: Int32 { inbox.descriptor }

  /// Whether something is under way, or what has come of it was not taken yet.
  var isBusy: Bool { pending.load(ordering: .acquiring) > 0 || inbox.hasItems }

  /// What has come of it since the last call.
  func takeNews() -> [LessonNews] { inbox.take() }

  /// Gives up what is under way.
  func stop() { latest.add(1, ordering: .acquiringAndReleasing) }

  /// Does one thing.
  ///
  /// - Parameters:
  ///   - wish: What.
  ///   - built: The learner's project as it was built last.
  func perform(_ wish: LessonWish, _ built: BuiltProject) {
    switch wish {
    case .check(let step):
      let number = latest.add(1, ordering: .acquiringAndReleasing).newValue
      work { it in
        guard it.isLatest(number) else { return nil }
        let answers = it.answers(step, built, number)
        return it.isLatest(number) ? .checked(step: step, answers: answers) : nil
      }
    case .measure:
      guard measures else { return inbox.put(.measured(LessonFigures())) }
      work { it in
        .measured(LessonMeasure(it.folder.lesson, built, it.installation).figures())
      }
    case .showSolution(let step):
      work { it in
        .solution(step: step, it.folder.changes(after: step).map(\.shown))
      }
    case .solve(let step):
      write { (it) throws(LessonFolderError) in
        try it.folder.solve(step)
        return .solved(step: step)
      }
    case .restart:
      write { (it) throws(LessonFolderError) in .restarted(copy: try it.folder.restart()) }
    case .keep(let entry):
      write { (it) throws(LessonFolderError) in
        try it.store.keep(entry, of: it.folder.lesson.name)
        return nil
      }
    }
  }

  private func isLatest(_ number: Int) -> Bool { latest.load(ordering: .acquiring) == number }

  private func answers(_ step: Int, _ built: BuiltProject, _ number: Int) -> [CheckFinding?] {
    let lesson = folder.lesson
    guard lesson.steps.indices.contains(step) else { return [] }
    let stop = BatchStop { [self] in !isLatest(number) }
    let checker = LessonChecker(lesson, built, installation, stop: stop)
    return lesson.steps[step].checks.map { $0.isOfExplorer ? nil : checker.finding($0) }
  }

  /// Does something after all that was asked for before.
  private func work(_ body: @escaping @Sendable (LessonDesk) -> LessonNews?) {
    pending.add(1, ordering: .acquiringAndReleasing)
    queue.async { [self] in
      let isDone = DispatchSemaphore(value: 0)
      DeepThread.start {
        if let news = body(self) { self.inbox.put(news) }
        isDone.signal()
      }
      isDone.wait()
      pending.subtract(1, ordering: .acquiringAndReleasing)
      inbox.wake()
    }
  }

  private func write(
    _ body: @escaping @Sendable (LessonDesk) throws(LessonFolderError) -> LessonNews?
  ) {
    work { it in
      do throws(LessonFolderError) {
        return try body(it)
      } catch {
        return .failed(error.message)
      }
    }
  }
}
