import Foundation
import SessionProtocol
import Testing

@testable import Sessions

struct TraceWriterTests {
  private let folder = NSTemporaryDirectory() + "pomelo-traces-\(UUID().uuidString)"

  private func event(_ index: Int) -> Event {
    Event(
      index: index, time: 0, stack: [], isStop: false,
      content: .testBegan(TestBegan(test: "A/b", seed: 0)))
  }

  /// How many files this process has open in the folder.
  private func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      return target?.hasPrefix(folder) ?? false
    }.count
  }

  @Test func runsThatCrashedLeaveNoFileOpen() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let writer = try TraceWriter(folder: folder)
    for iteration in 1...3 {
      writer.write(event(0), of: "A/b", iteration: iteration)
      writer.write(event(1), of: "A/b", iteration: iteration)
      #expect(try openFiles() == 1)
      writer.close("A/b", iteration: iteration)
    }
    #expect(try openFiles() == 0)
    #expect(writer.failure == nil)
    let text = try String(contentsOfFile: folder + "/A-b-2.jsonl", encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func aFileThatCannotBeWrittenIsAProblem() throws {
    let writer = try TraceWriter(folder: folder)
    try FileManager.default.removeItem(atPath: folder)
    writer.write(event(0), of: "A/b", iteration: 1)
    #expect(writer.failure?.message.contains("A-b-1.jsonl") == true)
  }
}
