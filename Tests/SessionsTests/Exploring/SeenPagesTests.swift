import ExplorerCore
import Foundation
import Testing

@testable import Sessions

/// The file of the pages that a person has seen.
struct SeenPagesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "pomelo-seen-\(UUID().uuidString)")

  private func pages() -> SeenPages {
    SeenPages(in: SettingsPaths(environment: ["XDG_STATE_HOME": folder.path]))
  }

  @Test func whatWasSeenIsKnownTheNextTime() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(pages().load() == Introductions())
    pages().add("waits")
    pages().add("tests")
    #expect(pages().load() == Introductions(seen: ["waits", "tests"]))
  }

  @Test func aFolderThatCannotBeWrittenIsNoProblem() {
    let pages = SeenPages(in: SettingsPaths(environment: ["XDG_STATE_HOME": "/dev/null"]))
    pages.add("waits")
    #expect(pages.load() == Introductions())
  }
}
