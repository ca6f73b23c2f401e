import ExplorerCore
import Foundation
import SnapshotReferences

extension ReviewItem {
  /// What a survey has found out about a snapshot; `nil` where nobody has to look at it.
  init?(_ entry: SnapshotEntry) {
    let kind: Kind
    switch entry.state {
    case .new: kind = .new
    case .changed: kind = .changed
    case .tolerated: kind = .tolerated
    case .missing: kind = .missing
    case .foreign: kind = .foreign
    case .unreadable: kind = .unreadable
    case .equal, .stale: return nil
    }
    guard entry.text == nil else {
      self.init(
        path: entry.path, test: entry.test, name: entry.name, setting: nil, kind: .inSource,
        changes: [])
      return
    }
    self.init(
      path: entry.path, test: entry.test, name: entry.name, setting: entry.settingText, kind: kind,
      changes: entry.changes, likeness: entry.likeness, aspect: entry.aspect)
  }

  /// A snapshot that waits beside its reference.
  ///
  /// - Parameter candidate: The path of the one that waits.
  init(waiting candidate: String) {
    let path = ReferencePlace.reference(of: candidate)
    let old = FileManager.default.contents(atPath: path)
    let new = FileManager.default.contents(atPath: candidate)
    var entry = SnapshotEntry(test: nil, path: path, state: old == nil ? .new : .changed)
    entry.compare(new, with: old)
    self.init(
      path: path, test: Self.test(of: path), name: entry.name, setting: entry.settingText,
      kind: old == nil ? .new : .changed, changes: entry.changes, likeness: entry.likeness,
      aspect: entry.aspect)
  }

  /// The test that takes a snapshot, by the names of its folder and its file.
  private static func test(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let file = parts.last?.split(separator: ".").first, let source = parts.dropLast().last
    else { return nil }
    return "\(source)/\(file)"
  }
}

extension SnapshotEntry {
  /// Width divided by height.
  fileprivate var aspect: Double? {
    size.flatMap { $0.width > 0 && $0.height > 0 ? Double($0.width / $0.height) : nil }
  }
}
