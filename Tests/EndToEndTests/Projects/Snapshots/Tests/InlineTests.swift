import InlineSnapshotTesting
import SnapshotTestingCustomDump
import XCTest
@testable import App

final class InlineTests: XCTestCase {
	struct 会員 {
		var 名前: String
		var roles: [String]
	}

	func testTabs() {
		assertInlineSnapshot(of: 会員(名前: "花子", roles: ["admin"]), as: .customDump)  // a comment stays
		assertInlineSnapshot(of: "He said \"\"\"#hi\"\"\"\\(1)\r\n\u{202E}", as: .lines)
	}

	func testHelper() {
		assertCard("Mina") { "Engineer" }
	}

	func testLoop() {
		for number in 1...2 { assertInlineSnapshot(of: number, as: .description) }
	}

	func testDifference() {
		assertInlineSnapshot(
			of: Card(name: "Mina", role: "Engineer").role,
			as: .lines,
			record: .failed
		) {
			"""
			Designer
			"""
		}
	}
}

private func assertCard(
	_ name: String,
	role: () -> String,
	head: (() -> String)? = nil,
	body: (() -> String)? = nil,
	fileID: StaticString = #fileID,
	file filePath: StaticString = #filePath,
	function: StaticString = #function,
	line: UInt = #line,
	column: UInt = #column
) {
	assertInlineSnapshot(
		of: name, as: .lines, message: "Head did not match",
		syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
			trailingClosureLabel: "head", trailingClosureOffset: 1),
		matches: head, fileID: fileID, file: filePath, function: function, line: line, column: column)
	assertInlineSnapshot(
		of: role(), as: .dump,
		syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
			trailingClosureLabel: "body", trailingClosureOffset: 2),
		matches: body, fileID: fileID, file: filePath, function: function, line: line, column: column)
}
