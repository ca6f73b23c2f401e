import Foundation
package import Testing

/// Compares text with the file of a name in `Snapshots/` beside the test.
///
/// With `POMELO_RECORD=1` in the environment the file is written instead; never where `CI` is set.
/// A missing file is a failure, so that a test without its snapshot cannot pass.
///
/// - Parameters:
///   - text: What the code under test made.
///   - name: Name of the file, with its extension.
///   - file: The test's file, by which `Snapshots/` is found.
///   - location: Where a difference is reported.
package func assertSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation location: SourceLocation = #_sourceLocation
) {
  let folder = snapshotFolder(for: URL(fileURLWithPath: file))
  let url = folder.appendingPathComponent(name)
  let environment = ProcessInfo.processInfo.environment
  let isRecording = environment["POMELO_RECORD"] == "1" && environment["CI"] == nil
  do {
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    if expected != text + "\n" {
      let difference = firstDifference(expected: expected, actual: text + "\n")
      Issue.record("\(name): \(difference)\n\(text)", sourceLocation: location)
    }
  } catch {
    Issue.record("\(name): \(error); record it with POMELO_RECORD=1", sourceLocation: location)
  }
}

/// `Snapshots/` at the top of the test target that a file is in.
private func snapshotFolder(for file: URL) -> URL {
  var folder = file.deletingLastPathComponent()
  while !folder.lastPathComponent.hasSuffix("Tests"), folder.path.count > 1 {
    folder.deleteLastPathComponent()
  }
  return folder.appendingPathComponent("Snapshots")
}

/// The first line in which two texts differ.
private func firstDifference(expected: String, actual: String) -> String {
  let (old, new) = (
    expected.split(separator: "\n", omittingEmptySubsequences: false),
    actual.split(separator: "\n", omittingEmptySubsequences: false)
  )
  let line =
    zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(old.count, new.count)
  let before = old.indices.contains(line) ? old[line] : "nothing"
  let after = new.indices.contains(line) ? new[line] : "nothing"
  return "line \(line + 1) was\n\(before)\nand is\n\(after)"
}
