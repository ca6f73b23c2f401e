import Foundation
import SessionProtocol
import SimulatedUIKit
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCTAttachmentTests {
  @Test func eachWayToMakeOneSaysWhatItHolds() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pomelo-attachment-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.json")
    try Data("{}".utf8).write(to: file)

    let made: [(XCTAttachment, String, String)] = [
      (XCTAttachment(string: "é"), "public.plain-text", "Text"),
      (XCTAttachment(data: Data([1])), "public.data", "Data"),
      (XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.png"), "public.png", "Image"),
      (XCTAttachment(plistObject: ["a": 1]), "com.apple.property-list", "Property List"),
      (XCTAttachment(archivableObject: NSString("a")), "public.data", "Data"),
      (XCTAttachment(contentsOfFile: file), "public.json", "a.json"),
      (
        XCTAttachment(compressedContentsOfDirectory: folder), "public.zip-archive",
        folder.lastPathComponent + ".zip"
      ),
      (
        XCTAttachment(uniformTypeIdentifier: nil, name: "n", payload: Data([2])), "public.data", "n"
      ),
    ]
    for (attachment, identifier, name) in made {
      #expect(attachment.uniformTypeIdentifier == identifier)
      #expect(attachment.shownName == name)
      #expect(attachment.payload?.isEmpty == false)
      #expect(attachment.lifetime == .deleteOnSuccess)
    }
    let image = XCTAttachment(image: UIImage(), quality: .low)
    #expect(image.uniformTypeIdentifier == "public.png" && image.shownName == "Image")
    #expect(XCTAttachment(plistObject: NSObject()).payload == nil)
  }

  @Test func testsAndActivitiesKeepThings() {
    let recording = Recording.run {
      let kept = XCTAttachment(string: "a")
      kept.name = "Launch Screen"
      kept.lifetime = .keepAlways
      XCTestCase().add(kept)
      XCTContext.runActivity(named: "Sign in") { activity in
        activity.add(XCTAttachment(data: Data(count: 33 << 20)))
      }
    }
    let attachments = recording.contents.compactMap {
      if case .attachment(let attachment) = $0 { attachment } else { nil }
    }
    #expect(attachments.map(\.name) == ["Launch Screen", "Data"])
    #expect(attachments.map(\.isDeletedOnSuccess) == [false, true])
    // What is too large is named only.
    #expect(attachments.map { $0.payload?.count } == [1, nil])
    #expect(
      recording.log == [
        "Added attachment named 'Launch Screen'", "Sign in", "    Added attachment named 'Data'",
      ])
  }

  @Test func anArchiveIsAsTheFormatSays() {
    let archive = ZipArchive.data(of: [ZipArchive.Entry(path: "a", data: Data("hello".utf8))])
    #expect(archive.prefix(4) == Data([0x50, 0x4B, 3, 4]))
    // Two headers with the name, the data, the end record: 30 + 1 + 5, 46 + 1, 22 bytes.
    #expect(archive.count == 36 + 47 + 22)
  }
}
