import SourceModel
import Testing

struct TestFilesTests {
  private func member(_ id: String, _ file: String) -> CodeMember {
    CodeMember(
      id: id, owner: "", name: id, kind: .helper, location: SourceLocation(file: file, line: 1),
      endLine: 2)
  }

  @Test func aTestComesToItsOwnFileAndThoseOfAllThatItUsesOrMayUse() {
    let methods = ["testA", "testB"].map { name in
      TestMethod(
        name: name, className: "T", location: SourceLocation(file: "/T.swift", line: 1), endLine: 2,
        isAsync: false, isThrowing: false, steps: [])
    }
    let index = ProjectIndex(
      testClasses: [
        TestClass(
          name: "T", location: SourceLocation(file: "/T.swift", line: 1), methods: methods)
      ],
      members: [
        member("T.testA", "/T.swift"), member("T.testB", "/T.swift"),
        member("Page.tap", "/Page.swift"),
        member("Use.execute", "/Use.swift"), member("Other.tap", "/Other.swift"),
      ],
      graph: CodeGraph(nodes: [
        CodeGraph.Node(member: "T.testA", test: "T/testA", uses: [2]),
        CodeGraph.Node(member: "T.testB", test: "T/testB", uses: [3, 99]),
        // Two that use each other.
        CodeGraph.Node(member: "Use.execute", uses: [3]),
        CodeGraph.Node(member: "Page.tap", uses: [2], mayUse: [4]),
        CodeGraph.Node(member: "Other.tap"),
      ]))
    let files = index.filesOfTests()
    #expect(files["T/testA"] == ["/T.swift", "/Use.swift", "/Page.swift", "/Other.swift"])
    #expect(files["T/testB"] == files["T/testA"])
    #expect(files.count == 2)
  }
}
