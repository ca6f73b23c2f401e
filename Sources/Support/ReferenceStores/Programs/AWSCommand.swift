package import Foundation
import SystemProcesses

/// The program `aws`, which reads the person's credentials itself: they never come here.
package struct AWSCommand: Sendable {
  private let executable: String
  private let environment: [String: String]
  /// Seconds without a word after which it is ended.
  private let patience: TimeInterval

  /// Finds the program.
  ///
  /// - Parameters:
  ///   - environment: Names its folder and what it reads.
  ///   - patience: Seconds without a word after which it is ended.
  /// - Throws: ``ServiceFailure/programMissing``.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    patience: TimeInterval = 120
  ) throws(ServiceFailure) {
    guard let path = ToolProcess.path(of: "aws", environment: environment) else {
      throw .programMissing
    }
    executable = path
    var environment = environment
    // It is read by a program, which no pager and no question may stop.
    environment["AWS_PAGER"] = ""
    environment["AWS_CLI_AUTO_PROMPT"] = "off"
    environment["PYTHONIOENCODING"] = "utf-8"
    self.environment = environment
    self.patience = patience
  }

  /// Makes sure that it has conditional writes; it asks nobody for that.
  ///
  /// - Throws: ``ServiceFailure/programTooOld``, and why it cannot be run.
  package func check() throws(ServiceFailure) {
    let output = try run(["s3api", "put-object", "--generate-cli-skeleton", "input"])
    let text = String(decoding: output.output, as: UTF8.self)
    guard output.isSuccess, text.contains("\"IfMatch\""), text.contains("\"IfNoneMatch\"") else {
      throw .programTooOld
    }
  }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - onLine: Told each line of its output.
  /// - Returns: What it has said, whether it was successful or not.
  /// - Throws: ``ServiceFailure``, where it could not be run to its end.
  func run(
    _ arguments: [String], onLine: (String) -> Void = { _ in }
  ) throws(ServiceFailure) -> ToolProcess.Output {
    let times = ["--cli-connect-timeout", "20", "--cli-read-timeout", "60"]
    var tool = ToolProcess(executable, arguments + times, environment: environment)
    tool.patience = patience
    do throws(ToolProcess.Failure) {
      return try tool.run(onLine: onLine)
    } catch {
      switch error {
      case .notStarted(let reason): throw .notStarted(reason)
      case .silent: throw .silent(seconds: Int(patience))
      case .tooMuch: throw .tooMuch
      }
    }
  }
}
