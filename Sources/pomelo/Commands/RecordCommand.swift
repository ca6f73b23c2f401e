import ArgumentParser
import Foundation
import Glibc
import Recording
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
      drag ELEMENT to ELEMENT, adjust POSITION ELEMENT, pick VALUE from ELEMENT, rotate ORIENTATION, \
      back, home, activate, launch ARGUMENTS, advance SECONDS, type-secret NAME, \
      assert ELEMENT exists, undo, redo, steps, drop NUMBER, move NUMBER to NUMBER, \
      edit NUMBER COMMAND, choices, choose NUMBER, locators, locate NUMBER, list, elements, \
      wait ELEMENT, wait-gone ELEMENT, reach up ELEMENT, diff, save test CLASS/METHOD, \
      save end-of CLASS/METHOD, save use-case NAME, save pages, unsave, prove, mend. Each is answered with a line, the Swift that it becomes.

      Exit status: 0 all was done, 1 something could not be done.
      """)

  @OptionGroup var project: ProjectArguments

  @Option(help: "The test whose set-up the recording has, Class/method.")
  var from: String?

  @Flag(help: "Begin where that test has done all it does, to add to it.")
  var atEnd = false

  @Flag(help: "Record in lines of text, as is done anyway; in the explorer the key * records.")
  var plain = false

  @Option(
    help: """
      Begin with what a file has: a recording (.json), Swift that Xcode recorded (.swift), or a \
      flow of Maestro's (.yaml).
      """)
  var `import`: String?

  @Option(help: "Write the recording to this file in the end, as JSON.")
  var export: String?

  @Flag(help: "Go on with the latest recording, whatever ended it.")
  var resume = false

  func run() throws {
    let imported = try self.import.map(ImportedRecording.init)
    let first = resume ? try project.open(.current) : nil
    let former = first.flatMap { RecordingJournal.latest(of: $0, .current) }
    if resume, former == nil { throw CommandError.usage("There is no recording to go on with.") }
    let project = try self.project.adopting(former?.options).adopting(imported?.options)
    // What a recording chose otherwise makes another project of it.
    let isSame = try project.source() == self.project.source()
    let opened = try isSame ? first ?? project.open(.current) : project.open(.current)
    let prepared = try PreparedHost(
      project, opened: opened, index: project.index(of: opened, .current),
      only: from.map { [$0] } ?? [])
    let chosen = from == nil ? former?.test ?? prepared.firstTest : prepared.tests.first
    let test = chosen ?? RunRequest.launch
    Console.endProgress()
    let process = try prepared.start().process
    let run = RecordingRun(host: process, test: test, device: prepared.project.device)
    let isAtEnd = former?.isAtEnd ?? atEnd
    let recorder = Recorder(
      run, of: prepared.built, test: test, atEnd: isAtEnd,
      options: prepared.source.recordingOptions,
      secret: Self.secret, prove: SavedTestProof(project).answer)
    var isDone = true
    do throws(RecordingRunError) {
      try run.begin(atEnd: isAtEnd)
      Console.print(TerminalText("Recording from \(test)"))
      var journal = keep(prepared.project, test, isAtEnd, prepared.source.recordingOptions)
      for line in former?.lines ?? [] {
        Console.print(TerminalText("pomelo> \(line)"))
        guard try !take(line, recorder, &journal) else { continue }
        Console.report(
          TerminalText(
            "pomelo: That and what follows was not done again; it is in \(former?.path ?? "")"))
        isDone = false
        break
      }
      for step in imported?.steps ?? [] where isDone || isatty(STDIN_FILENO) == 1 {
        Console.print(TerminalText("pomelo> \(step.command)"))
        guard try !take(step.command, recorder, &journal) else { continue }
        Console.report(TerminalText("pomelo: \(step.file):\(step.line): this was not done."))
        isDone = false
      }
      // Whoever has written what comes next has not seen that.
      let goesOn = isDone || isatty(STDIN_FILENO) == 1
      let next = CommandLines().reader()
      while goesOn, let line = next() { isDone = try take(line, recorder, &journal) && isDone }
    } catch {
      throw CommandError.host(error.message)
    }
    recorder.keepScreens(.current)
    if let export { try write(recorder.file, to: export) }
    if !isDone || imported?.isWhole == false { throw ExitCode(1) }
  }

  /// Takes a command, and keeps it before its answer is shown.
  ///
  /// - Returns: Whether it was done.
  private func take(
    _ line: String, _ recorder: Recorder, _ journal: inout RecordingJournal?
  ) throws(RecordingRunError) -> Bool {
    let kept = recorder.kept(line)
    guard let answer = try recorder.answer(line) else { return true }
    if answer.isDone, let kept {
      do {
        try journal?.add(kept)
      } catch {
        Console.report(TerminalText("pomelo: warning: \(error.message) The recording goes on."))
        journal = nil
      }
    }
    Console.print(TerminalText(lines: answer.text))
    return answer.isDone
  }

  private func write(_ file: RecordingFile, to path: String) throws {
    do {
      try OutputFile.write(file.data(), to: path)
    } catch let error as OutputFileError {
      throw CommandError.usage(error.message)
    }
  }

  private func keep(
    _ project: Project, _ test: String, _ isAtEnd: Bool, _ options: RecordingOptions
  ) -> RecordingJournal? {
    do {
      return try RecordingJournal(for: project, .current, from: test, atEnd: isAtEnd, options)
    } catch {
      Console.report(
        TerminalText("pomelo: warning: \(error.message) Nothing is kept for --resume."))
      return nil
    }
  }

  /// What a variable of the environment has; a person at a terminal is asked for another one's.
  private static func secret(_ name: String) -> String? {
    if let value = ProcessInfo.processInfo.environment[name] { return value }
    guard isatty(STDIN_FILENO) == 1, let typed = getpass("\(name): ") else { return nil }
    return String(cString: typed)
  }
}
