import ExplorerCore
import SessionProtocol
import Sessions
import TerminalModel
import Workspace

/// Plays one test as lines of text: for pipes, logs and screen readers.
struct PlainPlay {
  let host: PreparedHost
  let test: String?
  let seed: UInt64

  /// Plays it; a test that fails is shown, which is no error.
  func run() throws {
    guard let test else { throw CommandError.usage("There is no test to play.") }
    Console.endProgress()
    Console.print("\(host.project.name): \(test)")
    let plan = TestBatch.Plan(
      tests: [test], seed: seed, device: host.project.device, jobs: 1, detail: .full)
    var output = LineCutter()
    func printOutput() {
      for line in output.takeLines() {
        Console.print(TerminalText(EventText.line(forOutput: line)))
      }
    }
    try TestBatch(
      plan: plan, startHost: { try host.start().process },
      onEvent: { _, _, event in
        printOutput()
        for line in EventText.lines(for: event) { Console.print(TerminalText(line)) }
      },
      onOutput: { _, _, bytes in output.append(bytes) }
    ).run { result in
      output.finish()
      printOutput()
      Console.print("\(test) \(result.status.rawValue)")
    }
  }
}
