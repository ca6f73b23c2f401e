import Foundation
import Testing

@testable import ReferenceStores

/// Lists of stages, which are not trusted.
struct StageManifestTests {
  private let stage = StageName("main")

  private func read(_ text: String) throws -> StageManifest {
    try StageManifest(Data(text.utf8), of: try #require(stage))
  }

  @Test func whatIsWrittenIsRead() throws {
    var manifest = StageManifest()
    manifest.entries[.card(1)] = .of("a", over: "b")
    manifest.entries[.card(2)] = StageEntry(object: nil, size: 0, over: .of("c"))
    #expect(try StageManifest(manifest.data, of: try #require(stage)) == manifest)
    #expect(manifest.data == manifest.data && manifest.data.last == 0x0A)
    #expect(manifest.objects == [.of("a")])
  }

  @Test func aPathThatLeadsOutIsNamed() {
    let hash = ObjectName.of("a").text
    #expect(throws: StoreError.unsafePath("../../.bashrc", stage: "main")) {
      try read(
        #"{"version":1,"references":{"../../.bashrc":{"object":"\#(hash)","size":1}}}"#)
    }
  }

  @Test(arguments: [
    "", "[]", #"{"version":1,"references":{"#, #"{"version":2,"references":{}}"#,
    #"{"version":1,"references":{"a/b.png":{"object":"../x","size":1}}}"#,
    #"{"version":1,"references":{"a/b.png":{"size":-1}}}"#,
    #"{"version":1,"references":{"a/b.png":{"size":99999999999}}}"#,
  ])
  func whatIsNoListIsRefused(text: String) throws {
    let error = #expect(throws: StoreError.self) { try read(text) }
    guard case .damagedManifest("main", _) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
