package import Foundation
package import SessionProtocol
package import SnapshotReferences

/// What a survey has found out about one snapshot.
package struct SnapshotEntry: Hashable, Sendable {
  /// How a snapshot and its reference are.
  package enum State: String, Codable, Hashable, Sendable, CaseIterable {
    /// There is no reference yet.
    case new
    /// It differs from its reference.
    case changed
    /// The test takes it for equal, though it was drawn from something else.
    case tolerated
    /// It equals its reference.
    case equal
    /// The test did not come as far as to take it.
    case missing
    /// No test takes it any more.
    case stale
    /// What lies there was not drawn by pomelo.
    case foreign
    /// What lies there cannot be read.
    case unreadable

    /// Whether somebody has to look at it.
    package var needsReview: Bool {
      switch self {
      case .new, .changed, .missing, .foreign, .unreadable: true
      case .tolerated, .equal, .stale: false
      }
    }
  }

  /// The test that takes it, `Class/method`; `nil` where none does.
  package var test: String?
  /// The path of the reference; of a text in a source, that of the source and the line.
  package var path: String
  /// The type of what it is of; empty where that is not known.
  package var subject = ""
  /// How it is.
  package var state: State
  /// What it is shown in; `nil` for texts.
  package var setting: SnapshotSetting?
  /// The size in points; `nil` for texts.
  package var size: CGSize?
  /// What is different, in words.
  package var changes: [String] = []
  /// What is the same in other snapshots with the same change.
  package var likeness: [String] = []
  /// Why pixels may differ though nothing has changed: other fonts and libraries.
  package var otherTools: [String] = []
  /// The snapshot, where it is not the same as the reference.
  package var data: Data?
  /// The text, where it is one that stands in a source.
  package var text: SnapshotTaken?
  /// Whether tests take several texts where only one can stand.
  package var isDoubtful = false

  /// What the snapshot is called: its file's name without the ending.
  package var name: String {
    let file = URL(fileURLWithPath: path)
    if let text { return text.name }
    return file.deletingPathExtension().lastPathComponent
  }

  /// Whether there is something to record of it.
  package var isToBeRecorded: Bool { [.new, .changed, .tolerated].contains(state) }

  /// Creates an entry.
  package init(test: String?, path: String, state: State) {
    (self.test, self.path, self.state) = (test, path, state)
  }
}
