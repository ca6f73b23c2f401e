import SnapshotReferences
import Testing

@Suite struct ReferencePlaceTests {
  @Test func oursLieBesideTheLibrarys() {
    #expect(
      ReferencePlace.folder(for: "/app/Tests/__Snapshots__/CardTests")
        == "/app/Tests/__PomeloSnapshots__/CardTests")
    #expect(
      ReferencePlace.folder(for: "/app/__Snapshots__/a/__Snapshots__/b", named: "Pictures")
        == "/app/__Snapshots__/a/Pictures/b")
    #expect(ReferencePlace.folder(for: "/app/Shots/") == "/app/Shots/__PomeloSnapshots__")
  }

  @Test func whatWaitsLiesBesideItsReference() {
    #expect(ReferencePlace.candidate(for: "/a/testCard.1.png") == "/a/testCard.1.new.png")
    #expect(ReferencePlace.candidate(for: "/a/testCard.1") == "/a/testCard.1.new")
    for path in ["/a/testCard.1.png", "/a/testCard.1", "/a.b/testCard.new.png"] {
      let candidate = ReferencePlace.candidate(for: path)
      #expect(ReferencePlace.isCandidate(candidate) && !ReferencePlace.isCandidate(path))
      #expect(ReferencePlace.reference(of: candidate) == path)
    }
  }
}
