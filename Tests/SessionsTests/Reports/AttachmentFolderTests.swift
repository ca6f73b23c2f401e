import Foundation
import SessionProtocol
import Testing

@testable import Sessions

struct AttachmentFolderTests {
  private func attachment(
    _ name: String, kind: String = "public.png", deleted: Bool = false, payload: Data? = Data([1])
  ) -> SessionProtocol.Attachment {
    SessionProtocol.Attachment(
      name: name, uniformTypeIdentifier: kind, isDeletedOnSuccess: deleted, payload: payload)
  }

  private func withFolder(_ body: (String, AttachmentFolder) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "pomelo-attachments-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path, try AttachmentFolder(folder: path))
  }

  @Test func whatIsKeptOfFailuresGoesWhenTheTestPasses() throws {
    try withFolder { path, folder in
      for test in ["A/b", "A/c"] {
        folder.save(attachment("Screen"), of: test, iteration: 1)
        folder.save(
          attachment("Log.txt", kind: "public.plain-text", deleted: true), of: test, iteration: 1)
      }
      #expect(
        folder.close("A/b", iteration: 1, hasPassed: true) == ["\(path)/A-b-1/01-Screen.png"])
      #expect(
        folder.close("A/c", iteration: 1, hasPassed: false) == [
          "\(path)/A-c-1/01-Screen.png", "\(path)/A-c-1/02-Log.txt",
        ])
      #expect(folder.count == 3)
      #expect(folder.failure == nil)
      #expect(folder.note == nil)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
      #expect(paths.count == 5)
    }
  }

  @Test func aRunThatKeepsNothingLeavesNoFolder() throws {
    try withFolder { path, folder in
      folder.save(attachment("Screen", deleted: true), of: "A/b", iteration: 1)
      #expect(folder.close("A/b", iteration: 1, hasPassed: true).isEmpty)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
      #expect(paths.isEmpty)
    }
  }

  @Test(arguments: [
    ("../../etc/passwd", "01-_._.._etc_passwd.png"), ("a\u{1B}[2J\nb", "01-a__2J_b.png"),
    ("", "01-attachment.png"), ("ログイン.PNG", "01-ログイン.PNG"), ("con:*?", "01-con___.png"),
  ])
  func namesAreSafe(name: String, file: String) {
    #expect(AttachmentFolder.fileName(of: attachment(name), number: 1) == file)
  }

  @Test func namesAreShort() {
    let name = AttachmentFolder.fileName(
      of: attachment(String(repeating: "長", count: 500)), number: 1)
    #expect(name.utf8.count < 200)
  }

  @Test func whatIsTooLargeIsSaid() throws {
    try withFolder { _, folder in
      folder.save(attachment("big", payload: nil), of: "A/b", iteration: 1)
      #expect(folder.note == "The attachment \"big\" is empty or too large to be saved.")
    }
  }
}
