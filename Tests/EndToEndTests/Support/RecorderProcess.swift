import Foundation

/// A recorder that is spoken to line by line.
final class RecorderProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What it says of errors, which a transcript ends with.
  private let errors = FileManager.default.temporaryDirectory.appending(
    path: "recorder \(UUID().uuidString).txt")
  private var rest = Data()
  /// All that it has printed.
  private(set) var transcript = ""

  /// Starts a recorder of a project.
  convenience init(_ project: Project, _ options: [String] = []) throws {
    try self.init([project.folder.path] + options)
  }

  /// Starts a recorder.
  init(_ arguments: [String]) throws {
    // Who writes to a program that is gone is told so by the write.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = PomeloProcess.executable
    process.arguments = ["record"] + arguments
    process.currentDirectoryURL = Workbench.root
    process.environment = Workbench.environment
    process.standardInput = input
    process.standardOutput = output
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: errors) }

  /// The next line that it prints; `nil` at the end.
  private func nextLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        transcript += line + "\n"
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        transcript += (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return nil
      }
      rest += more
    }
  }

  /// Says a line, and gives what is answered.
  func answer(_ line: String) throws -> [String] {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n# over\n".utf8))
    var answer: [String] = []
    while let line = nextLine(), line != "pomelo> # over" { answer.append(line) }
    return answer.filter { !$0.hasPrefix("pomelo> ") && !$0.hasPrefix("Recording from ") }
  }

  /// Says lines, and kills the program once it has printed so many bytes.
  func say(_ lines: [String], killedAfter bytes: Int) throws {
    try input.fileHandleForWriting.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    // Should it print less than that, it ends by itself.
    try input.fileHandleForWriting.close()
    while transcript.utf8.count < bytes {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      transcript += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    transcript += String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Ends its input, and waits for it.
  ///
  /// - Returns: The exit status.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    while nextLine() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}
