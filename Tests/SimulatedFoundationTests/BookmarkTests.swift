import Foundation
import SimulatedFoundation
import Testing

@Suite struct BookmarkTests {
  @Test func aBookmarkFindsItsFileAgain() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("x".utf8).write(to: file)
    let bookmark = try file.bookmarkData()

    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path)
    #expect(!isStale)
    #expect(found.startAccessingSecurityScopedResource())

    try FileManager.default.removeItem(at: file)
    #expect(!file.startAccessingSecurityScopedResource())
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }

  @Test func nobodyHasSignedInToICloud() {
    let files = FileManager.default
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(throws: CocoaError.self) {
      try files.startDownloadingUbiquitousItem(at: files.temporaryDirectory)
    }
  }
}
