import Foundation

/// Chromium's pictures of pages with the content of the screens, as `screenshots.py` takes them.
final class ScreenshotScript {
  /// What the script says of one round.
  struct Round {
    /// Real seconds.
    let seconds: Double
    /// Pictures that equal their references.
    let equal: Int
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// The script's process, whose children are the browser's.
  var identifier: Int32 { process.processIdentifier }

  /// Starts the script, which starts the browser; `nil` when `POMELO_BENCH_PYTHON` names no Python
  /// that there is.
  ///
  /// - Parameter folder: Where the script lies.
  /// - Throws: When Python cannot be started.
  init?(in folder: String) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let python = environment["POMELO_BENCH_PYTHON"],
      let tools = environment["POMELO_BENCH_TOOLS"],
      FileManager.default.isExecutableFile(atPath: python)
    else { return nil }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["\(folder)/screenshots.py", tools]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Takes all pictures and compares them; the first time, they become the references.
  ///
  /// - Parameter changed: Variants that are to differ, such as `Inbox/7`.
  /// - Returns: How it went; `nil` when Playwright or Chromium cannot be had.
  func take(changed: [String] = []) -> Round? {
    let line = Data((changed.joined(separator: " ") + "\n").utf8)
    guard (try? input.fileHandleForWriting.write(contentsOf: line)) != nil else { return nil }
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      answer += data
    }
    let words = String(decoding: answer.dropLast(), as: UTF8.self).split(separator: " ")
    guard words.count == 2, let seconds = Double(words[0]), let equal = Int(words[1]) else {
      return nil
    }
    return Round(seconds: seconds, equal: equal)
  }

  /// Ends the browser.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
