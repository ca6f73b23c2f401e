import ExplorerCore
import SessionProtocol
import Sessions
import Workspace

/// Plays one test as lines of text: for pipes, logs and screen readers.
struct PlainPlay {
  let host: PreparedHost
  let test: String?
  let seed: UInt64

  /// Plays it; a test that fails is shown, which is no error.
  func run() throws {
    guard let test else { throw CommandError.usage("There is no test to play.") }
    Console.print("\(host.project.name): \(test)")
    let plan = TestBatch.Plan(
      tests: [test], seed: seed, device: host.project.device, jobs: 1, detail: .full)
    try TestBatch(plan: plan, startHost: { try host.start().process }) { _, _, event in
      for line in EventText.lines(for: event) { Console.print(line) }
    }.run { result in
      for line in result.output.split(separator: "\n").suffix(100) {
        Console.print(EventText.line(forOutput: String(line)))
      }
      Console.print("\(test) \(result.status.rawValue)")
    }
  }
}
