import Foundation
import SourceIndex
import SwiftParser
import SwiftSyntax
import Testing

/// What is written into a source where `assertInlineSnapshot` records.
struct InlineSnapshotEditorTests {
  /// An edit for the arguments that begin at the first `⟦` of a text, and the text without it.
  private static func edit(
    _ marked: String, _ text: String?, label: String = "matches", offset: Int = 0,
    replaces: Bool = false
  ) -> (source: String, edit: InlineSnapshotEdit) {
    let before = marked.prefix { $0 != "⟦" }
    let lines = before.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var edit = InlineSnapshotEdit(
      line: lines.count, column: (lines.last?.count ?? 0) + 1, label: label, text: text)
    (edit.offset, edit.replaces) = (offset, replaces)
    return (marked.replacingOccurrences(of: "⟦", with: ""), edit)
  }

  private func edited(
    _ marked: String, _ text: String?, label: String = "matches", offset: Int = 0,
    replaces: Bool = false
  ) throws -> String {
    let (source, edit) = Self.edit(marked, text, label: label, offset: offset, replaces: replaces)
    return try InlineSnapshotEditor.text(of: source, applying: [edit])
  }

  @Test func aClosureIsAddedBehindTheCall() throws {
    let source = """
      final class CardTests: XCTestCase {
        func testCard() {
          assertInlineSnapshot⟦(of: ["Hello", "World"], as: .dump)  // both
        }
      }

      """
    #expect(
      try edited(source, "▿ 2 elements\n  - \"Hello\"\n\n") == """
        final class CardTests: XCTestCase {
          func testCard() {
            assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
              \"""
              ▿ 2 elements
                - "Hello"


              \"""
            }  // both
          }
        }

        """)
  }

  @Test func theOneThatIsThereIsReplaced() throws {
    let source = """
      func test() throws {
          try helper⟦(
              of: value
          ) {
              "old"
          }
      }
      """
    #expect(
      try edited(source, "new", replaces: true) == """
        func test() throws {
            try helper(
                of: value
            ) {
                \"""
                new
                \"""
            }
        }
        """)
    #expect(throws: InlineSnapshotEditor.Problem.occupied(line: 2, label: "matches")) {
      try edited(source, "new")
    }
  }

  @Test func anArgumentIsReplacedAndGetsItsNameOfNow() throws {
    let (source, edit) = Self.edit(
      "func f() {\n  check⟦(of: 1, expected: { \"old\" })\n}\n", "new", label: "is",
      replaces: true)
    var renamed = edit
    renamed.formerLabels = ["expected"]
    #expect(
      try InlineSnapshotEditor.text(of: source, applying: [renamed])
        == "func f() {\n  check(of: 1, is: {\n    \"\"\"\n    new\n    \"\"\"\n  })\n}\n")
    #expect(throws: InlineSnapshotEditor.Problem.occupied(line: 2, label: "is")) {
      try InlineSnapshotEditor.text(of: source, applying: [edit])
    }
  }

  /// A helper with a closure of its own and two texts, of which any may be there already.
  @Test(arguments: [
    "  check ⟦{\n    1\n  }\n",
    "  check ⟦{\n    1\n  } head: {\n    \"old\"\n  }\n",
    "  check ⟦{\n    1\n  } body: {\n    \"old\"\n  }\n",
    "  check⟦() {\n    1\n  } head: {\n    \"old\"\n  } body: {\n    \"old\"\n  }\n",
  ])
  func furtherClosuresHaveNames(call: String) throws {
    let head = Self.edit(call, "HEAD", label: "head", offset: 1, replaces: true)
    let body = Self.edit(call, "BODY", label: "body", offset: 2, replaces: true)
    #expect(
      try InlineSnapshotEditor.text(of: head.source, applying: [body.edit, head.edit]) == """
          check {
            1
          } head: {
            \"""
            HEAD
            \"""
          } body: {
            \"""
            BODY
            \"""
          }

        """)
  }

  @Test func aValueThatIsGoneHasNoClosure() throws {
    #expect(
      try edited("  f⟦(of: 1) {\n    \"a\"\n  } // b\n", nil, replaces: true) == "  f(of: 1) // b\n"
    )
    #expect(try edited("  f ⟦{ 1 }\n", nil, replaces: true) == "  f()\n")
    #expect(
      try edited("  f⟦(1) { 1 } is: { 2 }\n", nil, replaces: true) == "  f(1) { 2 }\n",
      "the next one loses its name")
    #expect(
      try edited("  f⟦(of: 1, matches: { \"a\" })\n", nil, replaces: true) == "  f(of: 1)\n")
  }

  @Test func severalAreWrittenTogether() throws {
    let source = """
      func test() {
        scope(1) { a(1) }; b(2)
        c(3) { "old" }
      }
      """
    let edits = ["a", "b", "c"].map { name in
      let marked = source.replacingOccurrences(of: "\(name)(", with: "\(name)⟦(")
      return Self.edit(marked, name.uppercased(), replaces: name == "c").edit
    }
    func closure(_ name: String) -> String {
      "{\n    \"\"\"\n    \(name)\n    \"\"\"\n  }"
    }
    #expect(
      try InlineSnapshotEditor.text(of: source, applying: edits.reversed()) == """
        func test() {
          scope(1) { a(1) \(closure("A")) }; b(2) \(closure("B"))
          c(3) \(closure("C"))
        }
        """)
  }

  @Test func theCallHasToBeThere() {
    let edit = InlineSnapshotEdit(line: 2, column: 7, label: "matches", text: "a")
    #expect(throws: InlineSnapshotEditor.Problem.noCall(line: 2)) {
      try InlineSnapshotEditor.text(of: "func f() {\n  check(1)\n}\n", applying: [edit])
    }
    let beyond = InlineSnapshotEdit(line: 99, column: 1, label: "matches", text: "a")
    #expect(throws: InlineSnapshotEditor.Problem.noCall(line: 99)) {
      try InlineSnapshotEditor.text(of: "", applying: [beyond])
    }
  }

  @Test func tabsCarriageReturnsAndJapaneseStay() throws {
    let source = "class 試験 {\r\n\tfunc test() {\r\n\t\t確認⟦(of: \"値\")\r\n\t}\r\n}\r\n"
    #expect(
      try edited(source, "名前\n\n\t年齢") == "class 試験 {\r\n\tfunc test() {\r\n\t\t確認(of: \"値\") {\r\n"
        + "\t\t\t\"\"\"\r\n\t\t\t名前\r\n\r\n\t\t\t\t年齢\r\n\t\t\t\"\"\"\r\n\t\t}\r\n\t}\r\n}\r\n")
  }

  @Test(arguments: [
    ("plain", ""), (#"C:\new"#, "#"), ("\\#(x)", "##"), ("\"\"\"", "#"), ("a\"\"\"#b", "##"),
    ("\"\"\"\"##\\###", "####"), ("\"\" #", ""),
  ])
  func marksAreRaisedAsNeeded(text: String, marks: String) throws {
    let result = try edited("f⟦(1)\n", text)
    #expect(result.hasPrefix("f(1) {\n    \(marks)\"\"\"\n"))
  }

  /// Texts that try to leave the literal, or to be something else in it.
  private static let nasty: [String] = [
    "", "\n", "\n\n", "a\n", "\n a", " ", "  \n\t\n", "\t", "a\\", "a\\\nb", "\\n", "\\(x)",
    "\\#(x)",
    "#", "\"", "\"\"", "\"\"\"", "\"\"\"\"", "\"\"\"#", "\"\"\"##\\#(1)", "\\\"\"\"", "}\n",
    "\"\"\"\n}\nexit(1)",
    "\r", "\r\n", "a\r\nb\r\n", "\n\r", "\\\r", "\"\"\"\r", "\0", "a\u{1}\u{7F}\u{85}b",
    "\u{1B}[31m",
    "\u{2028}\u{2029}", "\u{202E}abc\u{2066}", "\u{FEFF}a", "\u{301}a\n\u{301}", "\"\"\"\u{301}",
    "👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "花子\nが\u{3099}", "\u{FFFE}", "// a\n/* b", "<<<<<<< a\n=======\n>>>>>>> b", "\\u{41}",
    String(repeating: "#", count: 40) + "\"\"\"" + String(repeating: "#", count: 40),
  ]

  @Test(arguments: nasty, ["\n", "\r\n"])
  func everyTextComesBackAsItWas(text: String, lineEnd: String) throws {
    let source = "func f() {⏎\tcheck⟦(1)⏎}⏎".replacingOccurrences(of: "⏎", with: lineEnd)
    let result = try edited(source, text)
    let tree = Parser.parse(source: result)
    #expect(!tree.hasError)
    let literals = Literals(viewMode: .sourceAccurate)
    literals.walk(tree)
    // By scalars: equal texts may be of different ones.
    let values = literals.values.map { Array($0.unicodeScalars) }
    #expect(values == [Array(text.unicodeScalars)], "\(result)")
    // Whoever reads the source sees all of it.
    let allowed = Set(["\n", "\r", "\t", "\u{200C}", "\u{200D}"] as [Unicode.Scalar])
    #expect(
      !result.unicodeScalars.contains {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          $0.properties.generalCategory) && !allowed.contains($0)
      })
  }

  private final class Literals: SyntaxVisitor {
    var values: [String] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      values.append(node.representedLiteralValue ?? "interpolated")
      return .skipChildren
    }
  }
}
