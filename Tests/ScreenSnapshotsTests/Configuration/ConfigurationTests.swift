import ScreenSnapshots
import Testing

@Suite struct ConfigurationTests {
  @Test func modesHaveNames() {
    typealias Record = SnapshotTestingConfiguration.Record

    #expect(Record(rawValue: "failed") == .failed)
    #expect(Record(rawValue: "sometimes") == nil)
    let fromTrue: Record = true
    let fromFalse: Record = false
    #expect(fromTrue == .all && fromFalse == .missing)
  }

  @Test func toolsTellBothFiles() {
    let tool: SnapshotTestingConfiguration.DiffTool = "compare"

    #expect(tool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
    #expect(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
        == "ksdiff \"a\" \"b\"")
    #expect(
      SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "a", failedFilePath: "b")
        .hasPrefix("@−\n\"file://a\"\n@+\n\"file://b\"\n"))
  }
}
