import Foundation

/// The sign-in flow as `browser.py` plays it with Playwright in Chromium, one time after another.
final class BrowserFlow {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the script, which starts the browser; `nil` when `POMELO_BENCH_PYTHON` names no Python
  /// that there is.
  ///
  /// - Throws: When Python cannot be started.
  init?() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let python = environment["POMELO_BENCH_PYTHON"],
      let script = environment["POMELO_BENCH_BROWSER"],
      let tools = environment["POMELO_BENCH_TOOLS"],
      FileManager.default.isExecutableFile(atPath: python)
    else { return nil }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script, tools]
    process.standardInput = input
    process.standardOutput = output
    // A script that cannot be run is told in a line of ours.
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Plays the flow once.
  ///
  /// - Returns: Real seconds that it took; `nil` when Playwright or Chromium cannot be had.
  func play() -> Double? {
    guard (try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))) != nil else {
      return nil
    }
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      line += data
    }
    return Double(String(decoding: line.dropLast(), as: UTF8.self))
  }

  /// Ends the browser.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
