import Foundation
import SessionProtocol
import SourceIndex

/// Writes the texts that tests record into their sources, all of a source together.
///
/// Lines are those of the sources as they were built: whatever was written since, all texts of a source
/// are written into it as it was then. One that somebody else has changed is left alone.
struct InlineSnapshotSources {
  /// A text, and what has become of it.
  private struct Text {
    var edit: InlineSnapshotEdit
    var isWritten = false
    /// Whether tests have recorded another one for the same place.
    var isDoubtful = false
  }

  /// The tests' sources as they were built, by path.
  private let sources: [String: String]
  private var texts: [String: [Text]] = [:]
  /// What was written into sources.
  private var written: [String: String] = [:]

  /// Prepares for the sources of a project's tests.
  init(_ files: [SourceFile]) {
    sources = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
  }

  /// Takes a text in; ``write()`` writes it.
  ///
  /// - Parameters:
  ///   - snapshot: The text.
  ///   - place: Where it belongs.
  /// - Throws: ``SnapshotWriteError``, where it is not to be written.
  mutating func add(
    _ snapshot: SnapshotTaken, at place: InlineSnapshotPlace
  ) throws(SnapshotWriteError) {
    let path = snapshot.reference
    guard sources[path] != nil else { throw .noSource(path: path) }
    guard place.isWithoutText || snapshot.data != nil else { throw .tooLarge(path: path) }
    let text = snapshot.data.map { String(decoding: $0, as: UTF8.self) }
    let edit = InlineSnapshotEdit(place, text: place.isWithoutText ? nil : text)
    let index = texts[path]?.firstIndex { $0.edit.isForTheSame(as: edit) }
    guard let index, let former = texts[path]?[index] else {
      texts[path, default: []].append(Text(edit: edit))
      return
    }
    if former.isWritten {
      // Another run has recorded another text.
      texts[path]?[index] = Text(edit: edit)
    } else if former.edit.text != edit.text {
      texts[path]?[index].isDoubtful = true
      throw .severalTexts(path: path, line: place.line)
    }
  }

  /// Writes what was taken in.
  ///
  /// - Returns: The paths of the sources, and why something was not written, if that is so.
  mutating func write() -> (paths: [String], failure: SnapshotWriteError?) {
    var paths: [String] = []
    var failure: SnapshotWriteError?
    for (path, texts) in texts.sorted(by: { $0.key < $1.key })
    where texts.contains(where: { !$0.isWritten }) {
      do throws(SnapshotWriteError) {
        let problem = try write(texts.filter { !$0.isDoubtful }.map(\.edit), into: path)
        failure = failure ?? problem
        paths.append(path)
      } catch {
        failure = failure ?? error
      }
      for index in texts.indices { self.texts[path]?[index].isWritten = true }
    }
    return (paths, failure)
  }

  /// Writes all texts of a source.
  ///
  /// - Returns: Why one of them was left out.
  private mutating func write(
    _ edits: [InlineSnapshotEdit], into path: String
  ) throws(SnapshotWriteError) -> SnapshotWriteError? {
    guard let source = sources[path] else { throw .noSource(path: path) }
    let now = FileManager.default.contents(atPath: path)
    guard now == Data((written[path] ?? source).utf8) else { throw .sourceChanged(path: path) }
    let (text, problem) = Self.text(of: source, with: edits)
    if Data(text.utf8) != now {
      do throws(OutputFileError) {
        try OutputFile.write(Data(text.utf8), to: path)
      } catch {
        throw .file(error)
      }
      written[path] = text
    }
    return problem.map { .source(path: path, $0) }
  }

  /// The source with all texts, or with those that can be written.
  private static func text(
    of source: String, with edits: [InlineSnapshotEdit]
  ) -> (text: String, problem: InlineSnapshotEditor.Problem?) {
    func attempt(_ edits: [InlineSnapshotEdit]) -> Result<String, InlineSnapshotEditor.Problem> {
      Result { () throws(InlineSnapshotEditor.Problem) in
        try InlineSnapshotEditor.text(of: source, applying: edits)
      }
    }
    switch attempt(edits) {
    case .success(let text): return (text, nil)
    case .failure(let problem):
      let possible = edits.filter { (try? attempt([$0]).get()) != nil }
      let isLess = possible.count < edits.count
      return (isLess ? (try? attempt(possible).get()) ?? source : source, problem)
    }
  }
}

extension InlineSnapshotEdit {
  /// The edit for a text.
  fileprivate init(_ place: InlineSnapshotPlace, text: String?) {
    self.init(line: place.line, column: place.column, label: place.label, text: text)
    formerLabels = place.formerLabels
    offset = place.offset
    replaces = place.replaces
  }
}
