import ArgumentParser
import Foundation
import Recording
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// `pomelo refactor`: writes a test of raw queries as calls of page methods.
struct RefactorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refactor", abstract: "Writes a test of raw queries as calls of page methods.",
    discussion: """
      The test is run, and what it does becomes calls of the methods that do it; pages get what they \
      lack. The diff is printed; --write writes it, runs the test again, and makes sure that it does \
      the same.

      Exit status: 0 it can be written so, 1 it cannot, or does something else then.
      """)

  @Argument(help: "The test, Class/testMethod.")
  var test: String

  @OptionGroup var project: ProjectArguments

  @Flag(help: "Put page methods in the place of raw queries; the only way so far.")
  var toPages = false

  @Flag(help: "Write the files.")
  var write = false

  func run() throws {
    let words = test.split(separator: "/").map(String.init)
    guard words.count == 2 else { throw CommandError.usage("\(test): name it Class/testMethod.") }
    let prepared = try PreparedHost(project, only: [test])
    let raw = try rawTest(words[0], words[1], prepared.index)
    Console.endProgress()
    let run = RecordingRun(
      host: try prepared.start().process, test: test, device: prepared.project.device)
    let recorder = Recorder(run, of: prepared.built, test: test, secretsAreWritten: true)
    try perform(raw, run, recorder)
    let kept = raw.kept
    let beginning = raw.items.enumerated()
      .filter { kept.contains($0.offset) && $0.element.content == .launch }.map(\.element.code)
    let target = RecordingTarget.body(
      className: words[0], method: words[1], beginning: beginning)
    let difference = recorder.difference(as: target)
    guard difference.isDone else { throw CommandError.usage(difference.text) }
    Console.print(TerminalText(lines: difference.text))
    guard write else { return }
    let before = try RecordingProof(of: test, device: prepared.project.device) {
      try prepared.start().process
    }.actions()
    let saved = recorder.saved(as: target)
    Console.print(TerminalText(lines: saved.text))
    guard saved.isDone else { throw ExitCode(1) }
    let proof = SavedTestProof(project).answer(
      of: SavedRecording(
        test: test, target: target,
        steps: before.map { RecordedStep(title: $0.title, .act([$0])) })
    ).answer
    Console.print(TerminalText(lines: proof.text))
    guard !proof.isDone else { return }
    if let back = try? recorder.answer("unsave") { Console.print(TerminalText(lines: back.text)) }
    throw ExitCode(1)
  }

  private func rawTest(
    _ className: String, _ method: String, _ index: ProjectIndex
  ) throws -> RawTest {
    let path = index.testClasses.first { $0.name == className }?.location.file ?? ""
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError.usage("\"\(path)\" cannot be read.")
    }
    let raw = XcodeFlow.test((className, method), in: text)
    guard raw.items.contains(where: { if case .command = $0.content { true } else { false } })
    else {
      throw CommandError.usage("\(test) has no raw query that is tapped, typed into or asserted.")
    }
    return raw
  }

  /// Does what the test does, by hand.
  private func perform(_ raw: RawTest, _ run: RecordingRun, _ recorder: Recorder) throws {
    let kept = raw.kept
    do throws(RecordingRunError) {
      try run.begin()
      for (place, item) in raw.items.enumerated() {
        switch item.content {
        case .command(let command):
          let answer = try recorder.answer(command)
          guard answer?.isDone ?? true else {
            throw RecordingRunError.step(line: item.line, problem: answer?.text ?? "")
          }
        case .name, .other:
          if kept.contains(place) { recorder.keep(code: item.code) }
        case .launch: break
        }
      }
    } catch {
      throw CommandError.host(error.message)
    }
  }
}
