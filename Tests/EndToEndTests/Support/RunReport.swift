import Foundation

/// What `pomelo run --json` printed, line by line.
struct RunReport: Sendable {
  /// The result of one run of a test.
  struct TestResult: Decodable, Equatable, Sendable {
    let id: String
    let configuration: String?
    let status: String
    let virtualSeconds: Double
    let wallSeconds: Double
    let failures: [Failure]
    let reason: String?
    let digest: String?
    let notes: [String]?
    let cases: [Case]?
  }

  /// How a test came out with one of its arguments.
  struct Case: Decodable, Equatable, Sendable {
    let arguments: String
    let status: String
    let virtualSeconds: Double
    let failures: [Int]
  }

  /// One failure of a test.
  struct Failure: Decodable, Equatable, Sendable {
    let message: String
    let file: String
    let line: Int
    let causes: [Cause]?
  }

  /// What may have caused a failure.
  struct Cause: Decodable, Equatable, Sendable {
    let kind: String
    let text: String
    let certainty: String
    let file: String?
    let line: Int?
  }

  /// The last line.
  struct Summary: Decodable, Sendable {
    let passed: Int
    let failed: Int
    let skipped: Int
    let crashed: Int
    let seed: UInt64
  }

  private struct Line: Decodable {
    let event: String
  }

  let results: [TestResult]
  let summary: Summary
  let output: PomeloProcess.Output

  /// Reads the output of a run.
  ///
  /// - Throws: `DecodingError` where a line is no object of the documented shape.
  init(_ output: PomeloProcess.Output) throws {
    self.output = output
    let decoder = JSONDecoder()
    var results: [TestResult] = []
    for line in output.lines.dropLast() {
      let data = Data(line.utf8)
      if try decoder.decode(Line.self, from: data).event == "test" {
        results.append(try decoder.decode(TestResult.self, from: data))
      }
    }
    self.results = results
    summary = try decoder.decode(Summary.self, from: Data((output.lines.last ?? "").utf8))
  }

  /// Runs a project's tests and reads what is printed about them.
  static func run(_ project: Project, _ options: [String] = []) async throws -> RunReport {
    try read(try await PomeloProcess.run(["run"] + project.folderOptions + ["--json"] + options))
  }

  /// Runs the tests of a project that describes itself in a `pomelo.yml`.
  static func runProject(
    _ project: Project, _ options: [String] = [], timeout: Duration
  ) async throws -> RunReport {
    try read(
      try await PomeloProcess.run(
        ["run", project.folder.path, "--json"] + options, timeout: timeout))
  }

  private static func read(_ output: PomeloProcess.Output) throws -> RunReport {
    do {
      return try RunReport(output)
    } catch {
      throw UnreadableOutput(output: output, cause: error)
    }
  }

  /// The identifiers of the tests that came out in a way.
  func tests(_ status: String) -> [String] {
    results.filter { $0.status == status }.map(\.id)
  }

  /// The result of a test.
  func result(of test: String) -> TestResult? {
    results.first { $0.id == test }
  }
}

/// The program printed something else than a report; shown in full by the failing test.
struct UnreadableOutput: Error, CustomStringConvertible {
  let output: PomeloProcess.Output
  let cause: any Error

  var description: String {
    """
    exit status \(output.status)\(output.timedOut ? ", killed after the timeout" : ""): \(cause)
    \(output.standardOutput.suffix(2000))
    \(output.standardError.suffix(4000))
    """
  }
}
