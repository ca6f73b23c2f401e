import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Results of build steps on disk.
struct BuildCacheTests {
  private func hash(_ text: String) -> ContentHash {
    var hash = ContentHash()
    hash.add(text)
    return hash
  }

  @Test func aResultIsMadeOnce() throws {
    let folder = try TemporaryFolder()
    let cache = try BuildCache(folder: folder.path)
    var made = 0
    for _ in 0..<2 {
      _ = try cache.result(of: "app", hash("a")) { folder throws(WorkspaceError) in
        made += 1
        try BuildCache.write("x", to: folder + "/file")
      }
    }
    #expect(made == 1)
  }

  @Test func aStepThatFailsLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let cache = try BuildCache(folder: folder.path)
    #expect(throws: WorkspaceError.build(.compilerMissing(searched: ""))) {
      _ = try cache.result(of: "app", hash("a")) { folder throws(WorkspaceError) in
        try BuildCache.write("x", to: folder + "/file")
        throw .build(.compilerMissing(searched: ""))
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func whatAnInterruptedBuildLeftIsRemovedAndOldResultsArePruned() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "partial-app/file")
    let cache = try BuildCache(folder: folder.path)
    try cache.locked(onWait: {}) { () throws(WorkspaceError) in
      for text in ["a", "b", "c", "d", "e", "f"] {
        _ = try cache.result(of: "app", hash(text)) { _ in }
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.hasPrefix("app-") }.count == 4)
    #expect(!names.contains { $0.hasPrefix("partial-") })
    #expect(names.contains("app-\(hash("f").name)"))
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let error = #expect(throws: WorkspaceError.self) { try BuildCache(folder: file + "/cache") }
    #expect(error?.message.contains(file + "/cache") == true)
  }

  @Test func hashesTellNeighboursApart() {
    var first = ContentHash()
    first.add(["ab", "c"])
    var second = ContentHash()
    second.add(["a", "bc"])
    #expect(first.name != second.name)
    #expect(hash("12345678").name != hash("12345679").name)
    #expect(hash("x").name == hash("x").name)
    #expect(hash("").name.count == 32)
  }
}
