import Foundation
import Testing

@testable import XcodeProjects

struct OpenStepReaderTests {
  private func read(_ text: String) throws -> OpenStepReader.Contents {
    try OpenStepReader.read(Data(text.utf8))
  }

  @Test(arguments: [
    ("{}", DocumentValue.mapping([:])), ("()", .list([])), ("a", "a"),
    ("( a, b, )", .list(["a", "b"])),
    ("{a=b;}", .mapping(["a": "b"])), ("// note\n/* * / */ a", "a"), ("\u{FEFF}a", "a"),
    ("\"a b\"", "a b"), ("'a \"b'", "a \"b"), (#""a\n\"\\\t""#, "a\n\"\\\t"),
    (#""\U3042\101""#, "あA"), ("<0fbd 77>", "0fbd 77"), ("/a.b-c:$d_e", "/a.b-c:$d_e"),
    (#""あ""#, "あ"),
  ])
  func valuesAreRead(text: String, expected: DocumentValue) throws {
    #expect(try read(text).value == expected)
  }

  @Test(arguments: [
    ("{\n a = b\n}", 3), ("{\n a b;\n}", 2), ("(\n a\n b)", 3), ("{ a = \"\n\n", 1), ("", 1),
    ("{ a = b;\n", 2), ("a\nb", 2), ("{ a = <0\n", 2), ("{ = b; }", 1), ("{ a = ; }", 1),
  ])
  func whatIsWrongHasItsLine(text: String, line: Int) {
    let failure = #expect(throws: OpenStepReader.Failure.self) { try read(text) }
    #expect(failure?.line == line, "\(String(describing: failure))")
  }

  @Test func objectsHaveTheirLines() throws {
    let lines = try read("{\n objects = {\n  A = {x = {y = z; }; };\n\n  \"B\" = (); };\n}").lines
    #expect(lines == ["A": 3, "B": 5])
  }

  /// Foundation reads the same.
  @Test func aProjectIsWhatFoundationReads() throws {
    let text = PbxprojText.text()
    let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(try plain(read(text).value) == theirs as? NSDictionary)
  }

  private func plain(_ value: DocumentValue) -> NSObject {
    switch value {
    case .mapping(let values): values.mapValues(plain) as NSDictionary
    case .list(let values): values.map(plain) as NSArray
    default: (value.text ?? "") as NSString
    }
  }
}
