import Foundation
import Recording
import Sessions
import TerminalModel
import Workspace

/// Builds what was saved, and tells whether it holds.
struct SavedTestProof {
  private let arguments: ProjectArguments

  init(_ arguments: ProjectArguments) { self.arguments = arguments }

  /// Runs a test in several ways.
  ///
  /// - Parameter saved: The test, with what was recorded.
  /// - Returns: A line for each way, and what would mend it where it does not hold.
  func answer(of saved: SavedRecording) -> (answer: Recorder.Answer, mend: RecordingMend?) {
    var lines: [String] = []
    var mend: RecordingMend?
    var holds = false
    do {
      let prepared = try PreparedHost(arguments, only: [saved.test])
      let folder = prepared.project.folder ?? FileManager.default.currentDirectoryPath
      holds = try RecordingProver(saved, in: prepared.built, .current).run { news in
        if let progress = news.progress {
          Console.show(TaskProgress("prove", detail: "\(saved.test) \(progress)"))
        }
        lines += news.lines(in: folder)
        if case .mend(let found) = news { mend = found }
      }
    } catch {
      lines.append(message(of: error))
    }
    Console.endProgress()
    return (Recorder.Answer(text: lines.joined(separator: "\n"), isDone: holds), mend)
  }

  private func message(of error: any Error) -> String {
    switch error {
    case let error as CommandError: error.message
    case let error as WorkspaceError: CommandError.workspace(error).message
    case let error as HostError: error.message
    default: "\(error)"
    }
  }
}
