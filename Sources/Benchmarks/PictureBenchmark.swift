import Foundation

/// How long three hundred snapshots of an iPhone's screens take, beside Chromium's screenshots of pages
/// with the same content.
struct PictureBenchmark {
  /// Variants that differ from their references: a change that shows on five of six screens.
  private static let changed = [7, 31]
  private static let changedScreens = ["Inbox", "Settings", "Timetable", "Profile", "SignIn"]
  private static let count = 300
  private static let limit = 3.0

  /// The program.
  let program: String
  /// Where the screens and their pages lie.
  let sources: String
  private let folder = NSTemporaryDirectory() + "pomelo-pictures-\(UUID().uuidString)"

  /// Finds the screens; `nil` where `POMELO_BENCH_BROWSER` does not say where they are.
  ///
  /// - Parameter program: The program.
  init?(program: String) {
    guard let browser = ProcessInfo.processInfo.environment["POMELO_BENCH_BROWSER"] else {
      return nil
    }
    self.program = program
    sources = (browser as NSString).deletingLastPathComponent
  }

  /// Prints both.
  ///
  /// - Throws: When the screens cannot be copied, or the program cannot be started.
  func measure() throws {
    Benchmark.section("\(Self.count) snapshots of six screens at 1179x2556 pixels, compared")
    try FileManager.default.copyItem(atPath: "\(sources)/Screens", toPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorded = try Benchmark.seconds { _ = try run("snapshots", "record", "--overwrite") }
    Benchmark.report("pomelo, built and recorded", recorded, "s", digits: 2)
    try measure("pomelo snapshots, all equal", equal: Self.count)
    try change()
    _ = try run("snapshots", "status")
    let seconds = try measure(
      "pomelo snapshots, 290 equal", equal: Self.count - Self.changed.count * 5)
    Benchmark.target("under \(Int(Self.limit)) s", isMet: seconds < Self.limit)
    try measureBrowser()
  }

  /// Takes the snapshots three times; prints the middle time, and the most memory.
  @discardableResult
  private func measure(_ name: String, equal: Int) throws -> Double {
    var output = ""
    var memory = 0.0
    let seconds = try (0..<3).map { _ in
      try Benchmark.seconds {
        let result = try run("snapshots", "status")
        (output, memory) = (result.output, max(memory, result.megabytes))
      }
    }
    let middle = Benchmark.Figures(seconds).median
    Benchmark.report(name, middle, "s", digits: 2)
    Benchmark.report("  memory of all its processes at most", memory, "MB", digits: 0)
    guard output.contains("\(equal) equal") else { throw BenchmarkError.testFailed(output) }
    return middle
  }

  private func measureBrowser() throws {
    signal(SIGPIPE, SIG_IGN)
    guard let script = try ScreenshotScript(in: sources), script.take() != nil else {
      return print("  Playwright, Pillow or Chromium is missing: nothing is compared with them.")
    }
    defer { script.stop() }
    let changed = Self.changedScreens.flatMap { screen in Self.changed.map { "\(screen)/\($0)" } }
    for (name, variants) in [("all equal", []), ("290 equal", changed)] {
      let watch = MemoryWatch(script.identifier)
      guard let round = script.take(changed: variants) else {
        return print("  The browser has ended: nothing is compared with it.")
      }
      Benchmark.report("Chromium's screenshots, \(name)", round.seconds, "s", digits: 2)
      Benchmark.report("  memory of all its processes at most", watch.end(), "MB", digits: 0)
      guard round.equal == Self.count - variants.count else {
        throw BenchmarkError.testFailed("\(round.equal) screenshots are equal")
      }
    }
  }

  /// Has ten snapshots differ from their references, two of each of five screens.
  private func change() throws {
    let list = Self.changed.map(String.init).joined(separator: ", ")
    try "let changedVariants: Set<Int> = [\(list)]\n".write(
      toFile: "\(folder)/App/Changes.swift", atomically: true, encoding: .utf8)
    let photos = "\(folder)/App/Panes.swift"
    let text = try String(contentsOfFile: photos, encoding: .utf8)
    // One screen is as it was.
    let parts = text.components(separatedBy: "struct PhotosScreen")
    let kept = parts.dropFirst().map {
      $0.replacingOccurrences(of: "status(number)", with: "\"Variant\"")
    }
    try ([parts[0]] + kept).joined(separator: "struct PhotosScreen").write(
      toFile: photos, atomically: true, encoding: .utf8)
  }

  /// Runs the program on the screens.
  private func run(_ arguments: String...) throws -> (output: String, megabytes: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + [folder]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let watch = MemoryWatch(process.processIdentifier)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), watch.end())
  }
}
