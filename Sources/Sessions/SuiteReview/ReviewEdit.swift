/// A replacement in a file of the suite.
package struct ReviewEdit: Hashable, Sendable {
  /// Absolute path of the file.
  package var path: String
  /// The file's contents now.
  package var before: String
  /// Bytes of the file that are replaced.
  package var range: Range<Int>
  /// What takes their place.
  package var replacement: String
}

extension [ReviewEdit] {
  /// The files before and after, by path; of edits that overlap the first is made.
  package var changes: [FileChange] {
    let files = Dictionary(grouping: self, by: \.path)
    return files.sorted { $0.key < $1.key }.compactMap { path, edits in
      guard let before = edits.first?.before else { return nil }
      var bytes = [UInt8](before.utf8)
      var end = bytes.count
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
      where edit.range.upperBound <= end {
        bytes.replaceSubrange(edit.range, with: Array<UInt8>(edit.replacement.utf8))
        end = edit.range.lowerBound
      }
      return FileChange(path: path, before: before, after: String(decoding: bytes, as: UTF8.self))
    }
  }
}
