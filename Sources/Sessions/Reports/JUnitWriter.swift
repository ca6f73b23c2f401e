import ExplorerCore
import Foundation
import SessionProtocol
import TerminalModel

/// Writes results as a JUnit report: the XML that servers for continuous integration read.
///
/// Results are written as they come, so that millions of them take no memory; the counts in front
/// are put into the room that was left for them.
package final class JUnitWriter {
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    mutating func add(_ result: TestResult) {
      tests += 1
      seconds += result.virtualSeconds
      switch result.status {
      case .passed: break
      case .failed: failures += 1
      case .skipped: skipped += 1
      case .crashed: errors += 1
      }
    }

    /// The counts as attributes, always as long, filled up with blanks.
    var attributes: String {
      let time = String(format: "%.3f", seconds)
      let text =
        "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
        + "time=\"\(time)\""
      return text.padding(toLength: 120, withPad: " ", startingAt: 0)
    }
  }

  private let target: String
  private let file: OutputFile
  private var total = Counts()
  private var inClass = Counts()
  private var className: String?
  private var placeOfTotal = 0
  private var placeInClass = 0
  private let isRepeated: Bool

  /// Failures of a run that are told at most.
  private static let failureLimit = 100

  /// Why there is no report, if something went wrong.
  package private(set) var failure: OutputFileError?

  /// Opens a file; one that is there stays until the report is complete.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - target: The module of the tests.
  ///   - isRepeated: Whether tests run several times, so that their names have numbers.
  /// - Throws: Why the file cannot be written.
  package init(path: String, target: String, isRepeated: Bool) throws(OutputFileError) {
    self.target = target
    self.isRepeated = isRepeated
    file = try OutputFile(path: path)
    write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(XMLText.escaped(target))\" "
    )
    placeOfTotal = file.count
    write(total.attributes + ">\n")
  }

  /// Adds a result; of a test with arguments, one for each of these.
  package func add(_ result: TestResult) {
    for part in result.byArguments { addTest(part) }
  }

  private func addTest(_ result: TestResult) {
    let parts = result.label.split(separator: "/", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    if name != className {
      endClass()
      className = name
      write("  <testsuite name=\"\(XMLText.escaped(name))\" ")
      placeInClass = file.count
      write(inClass.attributes + ">\n")
    }
    inClass.add(result)
    total.add(result)
    write(testCase(result, className: name, method: parts.count == 2 ? parts[1] : ""))
  }

  /// Ends the report, which then has its name, unless ``failure`` says why not.
  ///
  /// Whoever reads such reports counts what is in them: that runs are missing is an error, in a suite of
  /// its own.
  ///
  /// - Parameter interruption: How far the runs were when they were stopped; `nil` where all have run.
  package func close(_ interruption: BatchInterruption? = nil) {
    if let interruption {
      let sentence = interruption.text(isRepeated: isRepeated)
      add(
        TestResult(
          test: "interrupted/interrupted", iteration: 1, status: .crashed, reason: sentence,
          failures: [
            TestResult.Failure(
              message: sentence, location: SourceFrame(function: "", file: "", line: 0))
          ]))
    }
    endClass()
    write("</testsuites>\n")
    put(total.attributes, at: placeOfTotal)
    attempt { () throws(OutputFileError) in try file.finish() }
  }

  private func endClass() {
    guard className != nil else { return }
    write("  </testsuite>\n")
    put(inClass.attributes, at: placeInClass)
    (className, inClass) = (nil, Counts())
  }

  private func testCase(_ result: TestResult, className: String, method: String) -> String {
    let number = isRepeated ? " #\(result.iteration)" : ""
    let time = String(format: "%.3f", result.virtualSeconds)
    let start =
      "    <testcase classname=\"\(XMLText.escaped("\(target).\(className)"))\" "
      + "name=\"\(XMLText.escaped(method + number))\" time=\"\(time)\""
    var children: [String] = []
    if result.status == .skipped {
      children.append("<skipped message=\"\(XMLText.escaped(result.reason ?? ""))\"/>")
    }
    let element = result.status == .crashed ? "error" : "failure"
    let told = result.toldFailures(limit: Self.failureLimit)
    children += told.first.map { Self.element(element, of: $0) }
    if let note = told.note {
      children.append("<\(element) message=\"\(note)\" type=\"\(element)\"/>")
    }
    children += told.last.map { [Self.element(element, of: $0)] } ?? []
    if !result.output.isEmpty {
      children.append("<system-out>\(XMLText.escaped(result.output))</system-out>")
    }
    guard !children.isEmpty else { return start + "/>\n" }
    return start + ">\n" + children.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private static func element(_ element: String, of failure: TestResult.Failure) -> String {
    let place =
      failure.location.file.isEmpty
      ? "" : "\(failure.location.file):\(failure.location.line): "
    let calls = failure.stack.map { "\n← \($0.function) \($0.file):\($0.line)" }.joined()
    let near =
      failure.causes.isEmpty
      ? failure.nearMisses.map { "\nnear: \($0.text)" }.joined()
      : failure.causes.map { "\ncause: \($0.text)" }.joined()
    return "<\(element) message=\"\(XMLText.escaped(failure.message))\" type=\"\(element)\">"
      + "\(XMLText.escaped(place + failure.message + near + calls))</\(element)>"
  }

  private func write(_ text: String) {
    attempt { () throws(OutputFileError) in try file.write(Data(text.utf8)) }
  }

  private func put(_ text: String, at place: Int) {
    attempt { () throws(OutputFileError) in
      try file.overwrite(at: place, with: Data(text.utf8))
    }
  }

  /// Does something with the file, as long as nothing has gone wrong.
  private func attempt(_ body: () throws(OutputFileError) -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch {
      failure = error
    }
  }
}
