import Foundation
import Testing

@testable import SnapshotTestingCustomDump

/// The form of dumps, which is that of swift-custom-dump.
struct CustomDumpTests {
  private struct User {
    var id: Int
    var name: String
  }

  private final class Node {
    var next: Node?
    let name: String
    init(_ name: String) { self.name = name }
  }

  private enum Shape {
    case none
    case circle(radius: Double)
    case box(Int, height: Int)
    indirect case inside(Shape)
  }

  private struct Box<Content> { var content: Content }
  private struct Empty {}

  @Test func valuesAreWrittenAsInSwift() {
    let cases: [(Any, String)] = [
      (1, "1"), (true, "true"), ("a", "\"a\""), (Empty(), "CustomDumpTests.Empty()"),
      (User(id: 1, name: "花子"), "CustomDumpTests.User(\n  id: 1,\n  name: \"花子\"\n)"),
      (User?.none as Any, "nil"), ([Int](), "[]"), ([Int: Int](), "[:]"), (Set<Int>(), "Set([])"),
      ([1, 2], "[\n  [0]: 1,\n  [1]: 2\n]"), ([1], "[\n  [0]: 1\n]"),
      (Set([2, 1]), "Set([\n  1,\n  2\n])"),
      (["b": 1, "a": 2], "[\n  \"a\": 2,\n  \"b\": 1\n]"), ((1, x: 2), "(\n  1,\n  x: 2\n)"),
      (Shape.none, "CustomDumpTests.Shape.none"),
      (Shape.circle(radius: 1), "CustomDumpTests.Shape.circle(radius: 1.0)"),
      (Shape.box(1, height: 2), "CustomDumpTests.Shape.box(\n  1,\n  height: 2\n)"),
      (
        Shape.inside(.box(1, height: 2)),
        "CustomDumpTests.Shape.inside(\n  .box(\n    1,\n    height: 2\n  )\n)"
      ),
      (Shape.inside(.none), "CustomDumpTests.Shape.inside(.none)"),
      (Box(content: [1]), "CustomDumpTests.Box(\n  content: [\n    [0]: 1\n  ]\n)"),
      (
        Box(content: "a\nb"), "CustomDumpTests.Box(\n  content: \"\"\"\n    a\n    b\n    \"\"\"\n)"
      ),
    ]
    for (value, text) in cases {
      #expect(CustomDump.text(of: value) == text)
    }
  }

  @Test(arguments: [
    (#"Hello, "world!""#, ##"#"Hello, "world!""#"##), ("a \\ b", ##"#"a \ b"#"##),
    (####"a "### b"####, #####"####"a "### b"####"#####), ("a\tb", #""a\tb""#),
    ("a\nb", "\"\"\"\na\nb\n\"\"\""),
    ("#\"\"\"\na\n\"\"\"#", "##\"\"\"\n#\"\"\"\na\n\"\"\"#\n\"\"\"##"),
  ])
  func textsAreLiterals(text: String, literal: String) {
    #expect(CustomDump.text(of: text) == literal)
  }

  @Test func objectsAreNumberedAndWrittenOnce() {
    let (first, second) = (Node("a"), Node("b"))
    first.next = second
    second.next = first
    #expect(
      CustomDump.text(of: first) == """
        CustomDumpTests.Node(
          next: #1 CustomDumpTests.Node(
            next: CustomDumpTests.Node(↩︎),
            name: "b"
          ),
          name: "a"
        )
        """)
  }

  @Test func typesHaveShortNames() {
    let cases: [(Any.Type, String)] = [
      (Double?.self, "Double?"), ([[Double: Double?]].self, "[[Double: Double?]]"),
      ([[[Double: Double]]]?.self, "[[[Double: Double]]]?"),
      ((x: Double, y: [Int]).self, "(x: Double, y: [Int])"),
      (Box<User>.self, "CustomDumpTests.Box"),
      (Result<Int, any Error>.self, "Result"), (((Int) -> String).self, "(Int) -> String"),
    ]
    for (type, name) in cases {
      #expect(TypeName(of: type).text == name)
      #expect(CustomDump.text(of: type) == "\(name).self")
    }
  }

  @Test func typesInFunctionsHaveTheirNameOnly() {
    struct Inner {}
    #expect(TypeName(of: Inner.self).text == "CustomDumpTests.Inner")
  }

  @Test func valuesOfFoundationAreShort() {
    let cases: [(Any, String)] = [
      (Date(timeIntervalSinceReferenceDate: 0), "Date(2001-01-01T00:00:00.000Z)"),
      (URL(string: "https://example.com/")!, "URL(https://example.com/)"),
      (
        UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!,
        "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"
      ),
      (Data([1, 2, 3, 4]), "Data(4 bytes)"), (Data([1]), "Data(1 byte)"), (Data(), "Data(0 bytes)"),
      (Data(count: 5000), "Data(5,000 bytes)"), (Decimal(1.5), "1.5"),
      (Locale(identifier: "ja_JP"), "Locale(ja_JP)"), (Character("a"), "\"a\""),
      (AnyHashable(42), "42"), (NSRange(0..<2), "0..<2"),
      (Duration.seconds(61), "1 minute, 1 second"),
      (AttributedString("a"), "\"a\""), (NSString("a"), "\"a\""),
      (
        NSError(domain: "d", code: 1),
        "NSError(\n  domain: \"d\",\n  code: 1,\n  userInfo: [:]\n)"
      ),
      (
        NSUUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!,
        "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"
      ),
      (\User.name, #"\User.name"#),
    ]
    for (value, text) in cases {
      #expect(CustomDump.text(of: value) == text)
    }
  }
}
