import Foundation
import Testing
import VirtualTime

@testable import TestHost

@MainActor
@Suite(.serialized) struct ScoutTests {
  /// Lets something happen after some virtual time.
  private func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    _ = VirtualTime.schedule(after: .seconds(seconds), kind: .timer, label: "test", action: action)
  }

  @Test func itTellsWhenSomethingWouldHappen() {
    var isShown = false
    schedule(after: 0.3) { isShown = true }
    let now = VirtualTime.now
    #expect(Scout.lookAhead(.seconds(5)) { isShown } == .seconds(0.3))
    // The run itself has not moved.
    #expect(VirtualTime.now == now)
    #expect(!isShown)
    VirtualTime.run(until: now + .seconds(1))
    #expect(isShown)
  }

  @Test func itSeesNoFurtherThanItsLimit() {
    var isShown = false
    schedule(after: 20) { isShown = true }
    #expect(Scout.lookAhead(.seconds(1)) { isShown } == nil)
    #expect(Scout.lookAhead(.seconds(3600)) { isShown } == nil)
    VirtualTime.run(until: VirtualTime.now + .seconds(21))
  }

  @Test func itIsGivenUpAfterAWhile() {
    let began = ContinuousClock.now
    var turns = 0
    let answer = Scout.lookAhead(.seconds(5)) {
      while turns >= 0 { turns = (turns + 1) & 0xFFFF }
      return true
    }
    #expect(answer == nil)
    #expect(turns == 0)
    #expect(ContinuousClock.now - began < .seconds(30))
  }

  @Test func itsTrapsAreItsOwn() {
    let values: [Int] = []
    #expect(Scout.lookAhead(.seconds(5)) { values[turns()] == 1 } == nil)
  }

  @Test func itWritesNothing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pomelo-scout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = folder.appendingPathComponent("kept")
    try Data("as it was".utf8).write(to: kept)
    var couldWrite = false
    var couldRead = false
    schedule(after: 0.1) {
      couldRead = (try? Data(contentsOf: kept)) == Data("as it was".utf8)
      for data in [Data("new".utf8), Data()] {
        couldWrite = (try? data.write(to: kept)) != nil || couldWrite
        couldWrite =
          (try? data.write(to: folder.appendingPathComponent("other"))) != nil || couldWrite
      }
      couldWrite = (try? FileManager.default.removeItem(at: kept)) != nil || couldWrite
    }
    #expect(Scout.lookAhead(.seconds(1)) { couldRead && !couldWrite } == .seconds(0.1))
    #expect(try Data(contentsOf: kept) == Data("as it was".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kept"])
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
  }

  @Test func itLeavesModesAndDatesOfFilesAlone() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pomelo-scout-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(chmod(file.path, 0o600) == 0)
    var results: [CInt] = []
    schedule(after: 0.1) {
      var times = [timespec(), timespec()]
      results = [
        chmod(file.path, 0o644), fchmodat(AT_FDCWD, file.path, 0o644, 0),
        chown(file.path, getuid(), getgid()), utimensat(AT_FDCWD, file.path, &times, 0),
        mkfifo(file.path + "-pipe", 0o600),
      ]
    }
    let delay = Scout.lookAhead(.seconds(1)) { results == [-1, -1, -1, -1, -1] }
    #expect(delay == .seconds(0.1))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    _ = unlink(file.path + "-pipe")
  }

  /// An index that the compiler cannot know.
  private func turns() -> Int { Int(ProcessInfo.processInfo.processIdentifier) }
}
