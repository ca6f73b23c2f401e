import Foundation

/// The sign-in flow as `browser.py` plays it with Playwright in Chromium, or as `recorder.py` has it
/// recorded, one time after another.
final class BrowserFlow {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the script, which starts the browser; `nil` when `POMELO_BENCH_PYTHON` names no Python
  /// that there is.
  ///
  /// - Parameter isRecorded: Whether Playwright's recorder is told of each step.
  /// - Throws: When Python cannot be started.
  init?(isRecorded: Bool = false) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let python = environment["POMELO_BENCH_PYTHON"],
      let browser = environment["POMELO_BENCH_BROWSER"],
      let tools = environment["POMELO_BENCH_TOOLS"],
      FileManager.default.isExecutableFile(atPath: python)
    else { return nil }
    let folder = (browser as NSString).deletingLastPathComponent
    let script = isRecorded ? "\(folder)/recorder.py" : browser
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
  func play() -> Double? { figures()?.first }

  /// Plays the flow once.
  ///
  /// - Returns: What the script says: real seconds of the whole, or of each step; `nil` when
  ///   Playwright or Chromium cannot be had.
  func figures() -> [Double]? {
    guard (try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))) != nil else {
      return nil
    }
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      line += data
    }
    return String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ").compactMap {
      Double($0)
    }
  }

  /// Ends the browser.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
