import Foundation
import Recording
import Sessions
import TerminalModel
import Workspace

/// Builds what was saved, runs it in several ways, and says in which it does not hold.
struct SavedTestProof {
  private let arguments: ProjectArguments

  init(_ arguments: ProjectArguments) { self.arguments = arguments }

  /// Runs a test.
  ///
  /// - Parameter saved: The test, with what was recorded.
  /// - Returns: A line for each way.
  func answer(of saved: SavedRecording) -> Recorder.Answer {
    let test = saved.test
    do {
      let prepared = try PreparedHost(arguments, only: [test])
      let proof = RecordingProof(of: test, device: prepared.project.device) {
        try prepared.start().process
      }
      var lines: [String] = []
      var holds = true
      for way in proof.ways {
        Console.show(TaskProgress("prove", detail: "\(test) \(way.name)"))
        let outcome = try proof.outcome(way)
        lines += outcome.lines
        holds = holds && outcome.failures == 0
        // What does not hold as it was recorded need not be tried in other ways.
        if way == .nominal, !holds { break }
      }
      if holds {
        let difference = saved.difference(to: try proof.actions())
        lines += [difference ?? "It does the same \(saved.actions.count) things as were recorded."]
        holds = difference == nil
      }
      Console.endProgress()
      return Recorder.Answer(text: lines.joined(separator: "\n"), isDone: holds)
    } catch let error as CommandError {
      Console.endProgress()
      return Recorder.Answer(text: error.message, isDone: false)
    } catch let error as WorkspaceError {
      Console.endProgress()
      return Recorder.Answer(text: CommandError.workspace(error).message, isDone: false)
    } catch {
      Console.endProgress()
      return Recorder.Answer(text: "\(error)", isDone: false)
    }
  }
}
