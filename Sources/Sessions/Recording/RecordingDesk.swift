import ExplorerCore
import Foundation
import Recording
import SourceIndex
import SourceModel
import Synchronization
import Workspace

/// Writes Swift for what the explorer records, on a thread of its own: pages get what they lack, which
/// takes longer than a key may.
final class RecordingDesk: Sendable {
  /// Wishes that wait, and whether a thread works on them.
  private struct Work {
    var wishes: [(wish: RecordingWish, built: BuiltProject, options: RecordingOptions)] = []
    var isBusy = false
  }

  private let work = Mutex(Work())
  /// How many wishes will have an outcome that was not taken yet.
  private let expected = Atomic(0)
  /// The sources as they were read last.
  private let sources = Mutex<RecordedSources?>(nil)
  /// What was saved, the latest last.
  private let saved = Mutex<[[FileChange]]>([])
  private let inbox = ThreadInbox<RecordingNews>()
  private let installation: Installation?
  /// What runs of earlier sessions have shown; nil until the first recording asks.
  private let seen = Mutex<SeenScreens?>(nil)

  /// Readable when something came of a wish; -1 where the system has no descriptors left.
  var descriptor: Int32 { inbox.descriptor }

  /// Whether something is being done, or its outcome was not taken yet.
  var isBusy: Bool { expected.load(ordering: .relaxed) > 0 }

  /// Writes where an installation says; without one nothing is known of earlier sessions.
  init(_ installation: Installation?) { self.installation = installation }

  /// Takes a wish.
  ///
  /// - Parameters:
  ///   - wish: What is wanted.
  ///   - built: The project as it was built last.
  ///   - options: How device and network are chosen.
  func perform(_ wish: RecordingWish, _ built: BuiltProject, _ options: RecordingOptions) {
    let begins = work.withLock { work in
      let count = work.wishes.count
      // Of a recording that has changed again nobody wants to know what it was.
      if case .write = wish {
        work.wishes.removeAll { if case .write = $0.wish { true } else { false } }
      }
      work.wishes.append((wish, built, options))
      expected.add(work.wishes.count - count, ordering: .relaxed)
      defer { work.isBusy = true }
      return !work.isBusy
    }
    guard begins else { return }
    DeepThread.start { [self] in workAll() }
  }

  /// Forgets what was read of the sources, which are others now.
  func forget() { sources.withLock { $0 = nil } }

  /// What has come of wishes since the last call.
  func takeNews() -> [RecordingNews] {
    let news = inbox.take()
    expected.subtract(news.count, ordering: .relaxed)
    return news
  }

  /// Takes back what was saved last.
  ///
  /// - Throws: ``RecordingSaveError``.
  func undoSave() throws(RecordingSaveError) {
    let outcome = sources.withLock { sources -> Result<Void, RecordingSaveError> in
      Result { () throws(RecordingSaveError) in
        guard let last = saved.withLock(\.last) else { throw .nothing }
        // Sources that were read again after it know nothing of the save.
        if try sources?.undoSave().isEmpty ?? true {
          do throws(FileChange.Problem) { try last.undo() } catch { throw .files(error) }
        }
        saved.withLock { _ = $0.popLast() }
      }
    }
    try outcome.get()
  }

  /// What was written and not taken back, the latest text of each file.
  var changes: [FileChange] {
    let all = saved.withLock { $0.flatMap(\.self) }
    return Dictionary(all.map { ($0.path, $0) }) { first, latest in
      FileChange(path: first.path, before: first.before, after: latest.after)
    }.values.sorted { $0.path < $1.path }
  }

  /// Writes what mends a test; one key takes it back as it does a save.
  ///
  /// - Throws: ``RecordingSaveError``.
  func write(_ mend: RecordingMend) throws(RecordingSaveError) {
    let outcome = sources.withLock { sources -> Result<Void, RecordingSaveError> in
      Result { () throws(RecordingSaveError) in
        if let sources {
          try sources.save([mend.change])
        } else {
          do throws(FileChange.Problem) { try [mend.change].write() } catch { throw .files(error) }
        }
      }
    }
    try outcome.get()
    saved.withLock { $0.append([mend.change]) }
  }

  private func workAll() {
    while true {
      let next = work.withLock { work -> (RecordingWish, BuiltProject, RecordingOptions)? in
        guard !work.wishes.isEmpty else {
          work.isBusy = false
          return nil
        }
        return work.wishes.removeFirst()
      }
      guard let (wish, built, options) = next else { return }
      lookBack(built.project)
      inbox.put(sources.withLock { news(of: wish, built, options, &$0) })
    }
  }

  /// Tells once what runs of earlier sessions have shown.
  private func lookBack(_ project: Project) {
    guard let installation, seen.withLock({ $0 == nil }) else { return }
    let screens = ScreenStore.load(for: project, installation)
    seen.withLock { $0 = screens }
    expected.add(1, ordering: .relaxed)
    inbox.put(.seen(screens))
  }

  private func news(
    of wish: RecordingWish, _ built: BuiltProject, _ options: RecordingOptions,
    _ kept: inout RecordedSources?
  ) -> RecordingNews {
    let sources = Self.sources(for: wish.order, built, &kept)
    sources.options = options
    var earlier = seen.withLock { $0 } ?? SeenScreens()
    earlier.add(wish.order.earlier.trees)
    sources.proposer.earlier = earlier
    switch wish {
    case .write(let order):
      return .code(
        Self.code(of: order, sources, in: sources.folder), order: order.number)
    case .compare(let order, let target):
      do throws(RecordingSaveError) {
        let changes = try sources.changes(target, order.steps, choosing: order.choices).changes
        return .changes(
          changes.map { RecordingChange($0, in: sources.folder) }, as: target)
      } catch {
        return .failed(error.message)
      }
    case .prove, .mend: return .failed("")
    case .save(let order, let target, let leftOut):
      do throws(RecordingSaveError) {
        return .saved(try save(order, target, leftOut, sources))
      } catch {
        return .failed(error.message)
      }
    }
  }

  private static func sources(
    for order: RecordingOrder, _ built: BuiltProject, _ kept: inout RecordedSources?
  ) -> RecordedSources {
    let sources =
      kept ?? RecordedSources(built.project, built.index, testClass: order.testClass)
    kept = sources
    sources.isLaunchedInSetUp = order.isLaunchedInSetUp
    sources.launchInTest = order.launch
    return sources
  }

  private static func code(
    of order: RecordingOrder, _ sources: RecordedSources, in folder: String
  ) -> RecordingCode {
    sources.reset()
    let parts = sources.parts(order.steps, choosing: order.choices)
    let test = sources.test(of: parts)
    let calls = parts.compactMap { part -> RecordingCode.Call? in
      guard case .call(let call) = part.content, !call.alternatives.isEmpty else { return nil }
      let own = RecordedAlternative(code: call.name, steps: call.steps)
      return RecordingCode.Call(steps: part.steps, choices: [own] + call.alternatives)
    }
    return RecordingCode(
      parts: test.statements.indices.flatMap { shownParts($0, of: test, parts) }, calls: calls,
      changedFiles: sources.changedPaths.map { FileChange.name(of: $0, in: folder) })
  }

  /// The parts of a statement, each with its lines.
  private static func shownParts(
    _ place: Int, of test: RecordedTest, _ parts: [RecordedPart]
  ) -> [RecordingCode.Part] {
    let own = zip(parts, test.places).filter { $0.1 == place }.map(\.0.steps)
    let lines = test.statements[place].lines
    guard let first = own.first, let last = own.last else { return [] }
    guard lines.count >= own.count else {
      return [
        RecordingCode.Part(
          lines: lines, isContinued: false, steps: first.lowerBound...last.upperBound)
      ]
    }
    // What makes the page stands before the first call.
    let extra = lines.count - own.count
    return own.enumerated().map { number, steps in
      let lines = number == 0 ? Array(lines[...extra]) : [lines[number + extra]]
      return RecordingCode.Part(lines: lines, isContinued: number > 0, steps: steps)
    }
  }

  private func save(
    _ order: RecordingOrder, _ target: RecordingTarget, _ leftOut: Set<RecordingChange.Place>,
    _ sources: RecordedSources
  ) throws(RecordingSaveError) -> SavedTest {
    let (changes, path, line) = try sources.changes(target, order.steps, choosing: order.choices)
    var written: [FileChange] = []
    for (file, change) in changes.enumerated() {
      let own = Set(leftOut.filter { $0.file == file }.map(\.hunk))
      var change = change
      change.after = UnifiedDiff.text(
        from: change.before ?? "", to: change.after, leavingOut: own)
      if change.after != change.before ?? "" { written.append(change) }
    }
    guard !written.isEmpty else { throw .nothing }
    try sources.save(written)
    saved.withLock { $0.append(written) }
    let place = path ?? written[0].path
    var test = SavedTest(
      test: target.testName, location: SourceLocation(file: place, line: line),
      isNewFile: written.first { $0.path == place }?.before == nil)
    test.advice = sources.advice
    return test
  }
}

extension RecordingChange {
  init(_ change: FileChange, in folder: String) {
    self.init(
      path: FileChange.name(of: change.path, in: folder), isNew: change.before == nil,
      hunks: UnifiedDiff.blocks(from: change.before ?? "", to: change.after))
  }
}
