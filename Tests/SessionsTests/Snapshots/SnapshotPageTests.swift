import Foundation
import Testing

@testable import Sessions

/// The page that shows what of snapshots is new or changed.
struct SnapshotPageTests {
  private func changed(_ project: SnapshotProject, _ name: String) throws -> SnapshotEntry {
    let path = project.picture(name)
    try project.write(try SnapshotProject.drawn("a"), path)
    var entry = SnapshotEntry(test: "CardTests/testCard", path: path, state: .changed)
    entry.data = try SnapshotProject.drawn("b")
    entry.changes = ["Button 'b' moved 4 pt down"]
    entry.likeness = entry.changes
    return entry
  }

  private func page(_ entries: [SnapshotEntry], in project: SnapshotProject) throws -> String {
    let path = try SnapshotPage(folder: project.path("page"), title: "Card & <Co>").write(entries)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func equalChangesStandTogetherWithTheirPictures() throws {
    let project = try SnapshotProject()
    var other = try changed(project, "testCard.3.png")
    other.changes = ["Button 'b' label 'a' → 'b'"]
    other.likeness = other.changes
    let page = try page(
      [
        try changed(project, "testCard.1.png"), try changed(project, "testCard.2.png"), other,
        SnapshotEntry(test: nil, path: project.picture("testCard.4.png"), state: .equal),
      ], in: project)

    #expect(page.contains("the same in 2 snapshots") && page.contains("one snapshot"))
    #expect(page.components(separatedBy: "<section").count == 3)
    #expect(page.contains("3 changed, 1 equal of 4 snapshots"))
    for role in ["reference", "new", "difference"] {
      #expect(page.contains("src=\"images/1-\(role).png\""))
      #expect(project.exists(project.path("page/images/3-\(role).png")))
    }
    #expect(!page.contains("://"), "nothing comes from a network")
  }

  @Test func whatComesFromAProjectIsNoMarkup() throws {
    let project = try SnapshotProject()
    var entry = try changed(project, "testCard.1.png")
    entry.changes = ["Button '</li><script>alert(1)</script>' & \u{202E}\u{1B}[31m"]
    entry.test = "A\"onload=\"x/testB"
    let page = try page([entry], in: project)
    #expect(page.contains("<h1>Card &amp; &lt;Co&gt;</h1>"))
    #expect(!page.contains("<script>alert") && !page.contains("\"onload=\""))
    #expect(!page.unicodeScalars.contains("\u{1B}") && !page.unicodeScalars.contains("\u{202E}"))
  }

  @Test func textsAndWhatIsStaleHaveNoPicturesToCompare() throws {
    let project = try SnapshotProject()
    try project.write(try SnapshotProject.drawn(), project.picture("testOld.1.png"))
    let page = try page(
      [
        SnapshotEntry(test: nil, path: project.picture("testOld.1.png"), state: .stale),
        SnapshotEntry(test: "A/testA", path: project.text("testA.1.txt"), state: .new),
      ], in: project)
    #expect(page.contains("images/1-reference.png") && !page.contains("<input type=\"range\""))
    #expect(!page.contains("images/2-"))
  }
}
