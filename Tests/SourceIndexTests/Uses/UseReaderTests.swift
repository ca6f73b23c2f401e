import Testing

@testable import SourceIndex

struct UseReaderTests {
  /// Reads the use of what stands behind a mark.
  private func use(_ text: String) -> NameUse? {
    let parts = text.split(separator: "▸", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let file = SourceFile(path: "/A.swift", text: parts.joined())
    return UseReader(file).use(
      line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
  }

  @Test(arguments: [
    ("final class A: ▸Base, Other {}", NameUse.Role.superclass),
    ("final class A: Base, ▸Other {}", .conformance),
    ("struct A: ▸Base {}", .conformance),
    ("struct A { @▸Inject var b: Int }", .wrapper),
    ("@▸Inject(\\.a) struct A {}", .attribute),
    ("func f<T: ▸Base>(_ a: T) {}", .constraint),
    ("let a: any ▸Base = b", .constraint),
    ("let a: ▸Base<Int> = b", .type),
    ("let a = ▸Base.shared", .value),
    ("func f() { switch a { case .▸loaded(let b): g(b) } }", .pattern(parts: 1)),
    ("func f() { switch a { case .▸loaded: g(b) } }", .pattern(parts: 0)),
  ])
  func aNameHasTheRoleOfItsPlace(text: String, role: NameUse.Role) {
    #expect(use(text)?.role == role)
  }

  @Test func callsTellWhatTheyAreGiven() {
    let text = """
      let a = b.▸load("x", into: &c, size: .large, list: [1], map: ["a": 1], none: nil, at: \\.d) {
        e, f in g(e, f)
      } then: { $0.h() } label: { Text("A").bold() }
      """
    #expect(
      use(text)?.call?.arguments == [
        .init(), .init(label: "into", kind: .changed), .init(label: "size", kind: .implicitMember),
        .init(label: "list", kind: .list), .init(label: "map", kind: .dictionary),
        .init(label: "none", kind: .nothing), .init(label: "at", kind: .path),
        .init(kind: .closure(parameters: 2)), .init(label: "then", kind: .closure(parameters: 1)),
        .init(label: "label", kind: .views),
      ])
  }

  @Test func whatIsAssignedAndWhatIsAViewIsSeen() {
    #expect(use("func f() { a.▸done = { b in } }")?.assigned == .closure(parameters: 1))
    #expect(use("func f() { a.▸done = 3 }")?.assigned == .value)
    #expect(use("struct A { var body: some View { ▸Star().padding() } }")?.isView == true)
    #expect(use("struct A { var body: Int { ▸Star().count } }")?.isView == false)
  }

  @Test func aPlaceKnowsItsCallsAndWhatItOverrides() {
    let file = SourceFile(
      path: "/A.swift",
      text: "class A: Base {\n  override func go(_ x: Int) -> Int { f(B(x: 1)) }\n}\n")
    let reader = UseReader(file)
    #expect(reader.calls(line: 2, column: 46).map(\.name) == ["B", "f"])
    let found = reader.override(line: 2, column: 17)
    #expect(found?.head == "func go(_ x: Int) -> Int")
    #expect(found?.superclass == "Base")
    #expect(reader.use(line: 99, column: 1) == nil)
  }
}
