import ExplorerCore
import Foundation
import Glibc
import Recording
import Workspace

/// The file of what the explorer records, as commands that `pomelo record --resume` does again.
///
/// It is replaced as a whole with each step, before the step is shown.
final class RecordingDraft {
  private let path: String
  private var written: [String] = []

  /// Names a file, which is made with the first step.
  init(for project: Project, _ installation: Installation) {
    path = RecordingJournal.newPath(for: project, installation)
  }

  /// Keeps a recording as it is now.
  ///
  /// - Parameters:
  ///   - order: The recording.
  ///   - options: How device and network are chosen.
  /// - Throws: ``OutputFileError``.
  func keep(_ order: RecordingOrder, _ options: RecordingOptions) throws(OutputFileError) {
    let lines =
      [RecordingJournal.heading(order.test ?? "")] + options.heading
      + order.steps.flatMap(\.commands)
    guard lines != written else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try OutputFile.write(Data(lines.map { $0 + "\n" }.joined().utf8), to: path)
    written = lines
  }
}
