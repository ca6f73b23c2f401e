import Glibc
import Testing

@testable import Workspace

/// Output of a run, cut at the marks of its events.
struct OutputReaderTests {
  @Test func outputIsHandedOverUpToTheMarkOfAnEvent() throws {
    let ends = try ChildProcess.pipe()
    defer { close(ends.read) }
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    var reader = OutputReader(from: DescriptorReader(descriptor: ends.read))
    let text = "one\u{1E}pomelo-event 3\u{1E}two"
    _ = write(ends.write, text, text.utf8.count)
    close(ends.write)
    var told = ""
    func take(_ bytes: [UInt8]) { told += String(decoding: bytes, as: UTF8.self) }
    let deadline = ContinuousClock.now + .seconds(10)
    let isUpToMark = reader.handOver(by: deadline, until: { $0 >= 3 }, take)
    #expect(isUpToMark)
    #expect(told == "one")
    let isAll = reader.handOver(isOver: true, by: deadline, until: { _ in false }, take)
    #expect(isAll)
    #expect(told == "onetwo")
  }
}
