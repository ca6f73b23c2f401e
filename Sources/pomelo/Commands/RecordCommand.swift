import ArgumentParser
import Foundation
import SessionProtocol
import Sessions
import TerminalModel
import Workspace

/// `pomelo record`: writes what a person does as calls of the suite's page methods.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes what you do as calls of the suite's page methods.",
    discussion: """
      Commands come from standard input, one a line: tap ELEMENT, type TEXT, swipe up [ELEMENT], \
      back, advance SECONDS, assert ELEMENT exists, undo, redo, list, elements, save test \
      CLASS/METHOD. Each is answered with a line, the Swift that it becomes.

      Exit status: 0 all was done, 1 something could not be done.
      """)

  @OptionGroup var project: ProjectArguments

  @Option(help: "The test whose set-up the recording has, Class/method.")
  var from: String?

  @Flag(help: "Record in lines of text; the only way so far.")
  var plain = false

  func run() throws {
    let prepared = try PreparedHost(project, only: from.map { [$0] } ?? [])
    let test = (from == nil ? prepared.firstTest : prepared.tests.first) ?? RunRequest.launch
    Console.endProgress()
    let process = try prepared.start().process
    let run = RecordingRun(host: process, test: test, device: prepared.project.device)
    let recorder = Recorder(run, of: prepared.built, test: test)
    var isDone = true
    do throws(RecordingRunError) {
      try run.begin()
      Console.print(TerminalText("Recording from \(test)"))
      let next = CommandLines().reader()
      while let line = next() {
        guard let answer = try recorder.answer(line) else { continue }
        isDone = isDone && answer.isDone
        Console.print(TerminalText(lines: answer.text))
      }
    } catch {
      throw CommandError.host(error.message)
    }
    if !isDone { throw ExitCode(1) }
  }
}
