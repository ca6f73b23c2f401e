package import Foundation
import Pictures
package import SessionProtocol
import SnapshotReferences
package import Workspace

/// Finds out how the snapshots of a project are: what tests take, beside what lies on the disk.
package struct SnapshotSurvey {
  /// The variable that has tests only take snapshots, and pass whatever the references are.
  package static let variables = ["POMELO_SNAPSHOTS": "collect"]
  private let folders: SnapshotFolders
  private var entries: [String: SnapshotEntry] = [:]
  private var order: [String] = []
  /// How the tests that have run came out.
  private var outcomes: [String: TestStatus] = [:]

  /// Begins a survey.
  ///
  /// - Parameter project: The tests' project.
  package init(of project: Project) { folders = SnapshotFolders(of: project) }

  /// Takes in what a test has taken.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - test: The test, `Class/method`.
  package mutating func receive(_ snapshot: SnapshotTaken, of test: String) {
    var entry = SnapshotEntry(test: test, path: snapshot.reference, state: .equal)
    entry.subject = snapshot.subject
    entry.data = snapshot.data
    switch snapshot.outcome {
    case .equal: entry.state = snapshot.data == nil ? .equal : .tolerated
    case .missing, .unchecked: entry.state = .new
    case .different: entry.state = .changed
    case .foreign: entry.state = .foreign
    case .corrupt: entry.state = .unreadable
    }
    let written =
      snapshot.place == nil
      ? FileManager.default.contents(atPath: snapshot.reference)
      : snapshot.place?.expected.map { Data($0.utf8) }
    entry.compare(snapshot.data, with: written)
    if let place = snapshot.place {
      entry.path += ":\(place.line)"
      entry.text = snapshot
      note(&entry, besides: entries[snapshot.key])
    }
    if entries.updateValue(entry, forKey: snapshot.key) == nil { order.append(snapshot.key) }
  }

  /// Takes in how a test came out.
  package mutating func add(_ result: TestResult) { outcomes[result.test] = result.status }

  /// All snapshots: those taken, in the order of the tests, then those that only lie on the disk.
  ///
  /// - Parameters:
  ///   - tests: The tests that were run, in their order.
  ///   - isWhole: Whether these are all there are; what was not taken is told only then.
  /// - Returns: The entries.
  package func all(of tests: [String], isWhole: Bool) -> [SnapshotEntry] {
    let places = Dictionary(tests.enumerated().map { ($0.element, $0.offset) }) { first, _ in first
    }
    // Tests run side by side; those of one test keep their order.
    let taken = order.enumerated().compactMap { place, path in
      entries[path].map { (entry: $0, key: (places[$0.test ?? ""] ?? .max, place)) }
    }.sorted { $0.key < $1.key }.map(\.entry)
    guard isWhole else { return taken }
    let rest = folders.references.filter { entries[$0] == nil }.map { path in
      var entry = SnapshotEntry(test: nil, path: path, state: .stale)
      entry.compare(nil, with: FileManager.default.contents(atPath: path))
      if let test = hinderedTest(naming: path) {
        entry.test = test
        entry.state = .missing
      }
      return entry
    }
    return taken + rest
  }

  /// Says of a text in a source where another one is taken, too.
  private func note(_ entry: inout SnapshotEntry, besides former: SnapshotEntry?) {
    guard let former, former.isDoubtful || former.text?.text != entry.text?.text else { return }
    entry.state = .changed
    entry.isDoubtful = true
    entry.changes = ["several texts are taken here, and only one can stand here"]
    entry.likeness = entry.changes
  }

  /// A test that ended before it took all of its snapshots, and may take the one of a file.
  private func hinderedTest(naming path: String) -> String? {
    let name = ReferenceFileName(path)
    return outcomes.sorted { $0.key < $1.key }.first { test, status in
      status != .passed && name.mayBelong(to: test)
    }?.key
  }
}

extension SnapshotTaken {
  /// What was taken, of a text in a source: one that is equal to what stands there is not handed on.
  fileprivate var text: Data? {
    outcome == .equal ? place?.expected.map { Data($0.utf8) } : data
  }
}
