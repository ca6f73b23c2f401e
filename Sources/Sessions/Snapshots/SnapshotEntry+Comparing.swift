import Foundation
import Pictures
import SnapshotReferences

extension SnapshotEntry {
  /// Changes that are kept of a snapshot.
  private static let changeLimit = 50

  /// Notes what a snapshot is shown in, and what is different in it.
  ///
  /// - Parameters:
  ///   - new: Its bytes; `nil` where it was not handed on, being equal.
  ///   - old: The bytes of its reference; `nil` where there is none.
  mutating func compare(_ new: Data?, with old: Data?) {
    let marks = (
      old: old.flatMap { ReferenceFile($0).mark }, new: new.flatMap { ReferenceFile($0).mark }
    )
    setting = (marks.new ?? marks.old)?.setting
    size = (marks.new ?? marks.old)?.size
    if let before = marks.old, let after = marks.new {
      let found = MarkComparison.changes(from: before, to: after).prefix(Self.changeLimit)
      changes = found.map(\.text)
      likeness = found.map(\.likeness)
      otherTools = before.tools.differences(from: after.tools)
    } else if state == .changed, marks.old == nil, marks.new == nil, let new, let old {
      changes = Self.textChanges(from: old, to: new)
      likeness = changes
    }
  }

  /// How many lines of a text differ.
  private static func textChanges(from old: Data, to new: Data) -> [String] {
    func lines(_ data: Data) -> [Substring] {
      String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let difference = lines(new).difference(from: lines(old))
    return [
      "\(difference.insertions.count) lines are new, \(difference.removals.count) are gone"
    ]
  }
}
