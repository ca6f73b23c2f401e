import ArgumentParser
import Foundation
import SessionProtocol
import Sessions
import TerminalModel
import Workspace

/// Does again what a recording has, and says what did not go as it did then.
struct RecordingReplay {
  private let file: RecordingFile

  /// Reads a recording.
  ///
  /// - Parameter path: The file.
  /// - Throws: `CommandError`.
  init(_ path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError.usage("\"\(path)\" cannot be read.")
    }
    do throws(RecordingFile.Problem) {
      file = try RecordingFile(data)
    } catch {
      throw CommandError.usage("\"\(path)\": \(error.message)")
    }
  }

  /// Does all steps, until one does not go.
  ///
  /// - Parameter project: Which project.
  /// - Throws: `CommandError`, `WorkspaceError`, and exit status 1 where a step did not go.
  func run(_ project: ProjectArguments) throws {
    let isTest = file.from.contains("/")
    let prepared = try PreparedHost(
      project.adopting(file.options), only: isTest ? [file.from] : [])
    Console.endProgress()
    let run = RecordingRun(
      host: try prepared.start().process, test: file.from, device: prepared.project.device)
    let recorder = Recorder(run, of: prepared.built, test: file.from)
    var isDone = true
    do throws(RecordingRunError) {
      try run.begin()
      for step in file.steps where isDone {
        let problem = try problem(with: step, recorder)
        isDone = problem == nil
        Console.print(
          TerminalText(problem.map { "✗ \(step.title): \($0)" } ?? "✓ \(step.title)"))
      }
    } catch {
      throw CommandError.host(error.message)
    }
    guard isDone else { throw ExitCode(1) }
    Console.print(TerminalText("\(file.steps.count) steps done"))
  }

  /// Why a step did not go; `nil` where it did.
  private func problem(
    with step: RecordingFile.Step, _ recorder: Recorder
  ) throws(RecordingRunError) -> String? {
    let answer = try recorder.answer(step.command)
    guard let answer, answer.isDone else { return answer?.text ?? "it says nothing to do" }
    let now = recorder.file.steps.last?.expected
    if let expected = step.expected, now != expected {
      return "it is \(now.map { "\"\($0)\"" } ?? "nothing"), and was \"\(expected)\""
    }
    return nil
  }
}
