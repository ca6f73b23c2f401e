import XCTest

/// Issues, expected failures, skips and attachments.
final class IssueTests: GalleryTestCase {
  private struct Mishap: Error {}

  override class var screen: String? { "launch" }

  func testAnAssertionRecordsAnIssue() throws {
    let issue = try XCTUnwrap(issues { XCTAssertEqual(1, 2, "weather") }.first)
    XCTAssertEqual(issue.type, .assertionFailure)
    XCTAssertEqual(
      issue.compactDescription, #"XCTAssertEqual failed: ("1") is not equal to ("2") - weather"#)
    XCTAssertEqual(issue.sourceCodeContext.location?.lineNumber, #line - 4)
    XCTAssertEqual(
      issue.sourceCodeContext.location?.fileURL.lastPathComponent, "IssueTests.swift")
    XCTAssertTrue(issue.attachments.isEmpty)
  }

  func testATestCanRecordIssuesOfItsOwn() {
    let issues = issues {
      record(XCTIssue(type: .uncaughtException, compactDescription: "雨"))
    }
    XCTAssertEqual(issues.map(\.compactDescription), ["雨"])
    XCTAssertEqual(issues.map(\.type), [.uncaughtException])
  }

  func testAnIssueCarriesAttachments() {
    var issue = XCTIssue(
      type: .system, compactDescription: "short", detailedDescription: "long",
      sourceCodeContext: XCTSourceCodeContext(), associatedError: Mishap(), attachments: [])
    issue.add(XCTAttachment(string: "log"))
    XCTAssertEqual(issue.attachments.count, 1)
    XCTAssertEqual(issue.detailedDescription, "long")
    XCTAssertTrue(issue.associatedError is Mishap)
  }

  func testExpectedFailures() {
    XCTExpectFailure("not done yet")
    XCTFail("as expected")
  }

  func testExpectedFailuresInABlock() {
    XCTExpectFailure("only in here") {
      XCTAssertTrue(app.buttons["none"].exists)
    }
    XCTAssertEqual(app.readout("taps"), "0")
  }

  func testExpectedFailuresThatMatch() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("known") }
    XCTExpectFailure("only this one", options: options)
    XCTFail("a known one")
  }

  func testExpectedFailuresThatNeedNotCome() {
    XCTExpectFailure("sometimes", strict: false)
    XCTExpectFailure("never mind", options: .nonStrict())
    XCTExpectFailure("switched off", enabled: false, strict: true)
  }

  func testAnExpectedFailureReturnsWhatItsBlockReturns() throws {
    let number = XCTExpectFailure("with a result") {
      XCTFail("as expected")
      return 3
    }
    XCTAssertEqual(number, 3)

    let options = XCTExpectedFailure.Options()
    options.isEnabled = false
    let text = XCTExpectFailure("switched off", options: options) { "nothing fails" }
    XCTAssertEqual(text, "nothing fails")
  }

  func testAttachments() {
    let note = XCTAttachment(string: "メモ")
    note.name = "Note"
    XCTAssertEqual(note.name, "Note")
    XCTAssertEqual(note.lifetime, .deleteOnSuccess)
    note.lifetime = .keepAlways
    XCTAssertEqual(note.lifetime, .keepAlways)
    add(note)

    add(XCTAttachment(data: Data([1, 2, 3])))
    add(XCTAttachment(data: Data([1, 2, 3]), uniformTypeIdentifier: "public.data"))
    add(XCTAttachment(plistObject: ["key": "value"]))
    add(XCTAttachment(archivableObject: NSString("archived")))
    let archived = XCTAttachment(
      archivableObject: NSString("archived"), uniformTypeIdentifier: "org.example.archive")
    XCTAssertEqual(archived.uniformTypeIdentifier, "org.example.archive")
    add(archived)
    add(XCTAttachment(screenshot: app.screenshot()))
    add(XCTAttachment(screenshot: XCUIScreen.main.screenshot(), quality: .medium))
    add(XCTAttachment(image: app.screenshot().image))
    add(XCTAttachment(image: app.screenshot().image, quality: .low))
    let raw = XCTAttachment(
      uniformTypeIdentifier: "public.json", name: "Data", payload: Data("{}".utf8),
      userInfo: ["user": "花子"])
    XCTAssertEqual(raw.uniformTypeIdentifier, "public.json")
    XCTAssertEqual(raw.userInfo?["user"] as? String, "花子")
    add(raw)
    XCTAssertEqual(XCTAttachment.Lifetime.keepAlways.rawValue, 0)
    XCTAssertEqual(XCTAttachment.Lifetime.deleteOnSuccess.rawValue, 1)
    let qualities: [XCTAttachment.ImageQuality] = [.original, .medium, .low]
    XCTAssertEqual(qualities.map(\.rawValue), [0, 1, 2])
  }

  func testAttachmentsOfFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("attachment.txt")
    try "contents".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let attachment = XCTAttachment(contentsOfFile: file)
    XCTAssertEqual(attachment.uniformTypeIdentifier, "public.plain-text")
    add(attachment)
    let log = XCTAttachment(contentsOfFile: file, uniformTypeIdentifier: "com.apple.log")
    XCTAssertEqual(log.uniformTypeIdentifier, "com.apple.log")
    add(log)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attached")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = XCTAttachment(compressedContentsOfDirectory: folder)
    XCTAssertEqual(archive.uniformTypeIdentifier, "public.zip-archive")
    add(archive)
  }

  func testSkipping() throws {
    try XCTSkipIf(false)
    try XCTSkipUnless(true)
    XCTAssertThrowsError(try XCTSkipIf(true, "why not")) { error in
      XCTAssertTrue(error is XCTSkip)
      XCTAssertEqual((error as? XCTSkip)?.message, "why not")
    }
    XCTAssertThrowsError(try XCTSkipUnless(false, "なぜ"))
  }
}
