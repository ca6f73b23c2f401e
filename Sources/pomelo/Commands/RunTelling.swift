import ExplorerCore
import SessionProtocol
import Sessions
import TerminalModel

/// Tells of the runs of a command: in the terminal and in the files that were asked for.
final class RunTelling {
  /// What makes the lines.
  var printer: RunPrinter
  /// The configuration of the test plan that is run; `nil` where there is only one.
  var configuration: String?
  private let outputs: RunOutputs
  private var collector: WaitCollector?

  /// Begins to tell.
  init(_ printer: RunPrinter, _ outputs: RunOutputs, collectsWaits: Bool) {
    self.printer = printer
    self.outputs = outputs
    collector = collectsWaits ? WaitCollector() : nil
  }

  /// Takes an event in, as it arrives.
  func receive(_ event: Event, of test: String, iteration: Int) {
    collector?.receive(event, of: test, iteration: iteration)
    outputs.receive(event, of: TestResult.label(test, configuration), iteration: iteration)
    printer.receive(event, of: test, iteration: iteration)
  }

  /// Takes in what a test has printed.
  func receive(output: [UInt8], of test: String, iteration: Int) {
    printer.receive(output: output, of: test, iteration: iteration)
  }

  /// Tells of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - explain: Adds what may have caused it.
  ///   - summary: Sums its waits up.
  func tell(
    _ result: TestResult, explain: (inout TestResult) -> Void,
    summary: (WaitLedger) -> WaitSummary
  ) {
    var result = result
    result.configuration = configuration
    var told = outputs.complete(result)
    explain(&told)
    if let ledger = collector?.complete(result.test, iteration: result.iteration) {
      told.waits = summary(ledger)
    }
    outputs.add(told)
    for line in printer.lines(of: told) { Console.print(line) }
  }
}
