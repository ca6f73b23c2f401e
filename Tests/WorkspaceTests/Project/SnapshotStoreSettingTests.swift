import Foundation
import Testing

@testable import Workspace

/// Where `pomelo.yml` says that references are kept.
struct SnapshotStoreSettingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pomelo-setting-\(UUID().uuidString)").path

  private func manifest(_ text: String) throws -> ProjectManifest {
    try ProjectManifest(text: "app: A\ntests: T\n" + text, path: "pomelo.yml")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/pomelo.yml", atomically: true, encoding: .utf8)
  }

  @Test func onePlaceAndItsBaseAreRead() throws {
    #expect(
      try manifest("snapshotStore:\n  s3: s3://bucket/ios\n  base: develop\n").snapshotStore
        == SnapshotStoreSetting(.s3, "s3://bucket/ios", base: "develop"))
    #expect(
      try manifest("snapshotStore: {lfs: References}").snapshotStore
        == SnapshotStoreSetting(.lfs, "References", base: "main"))
    #expect(try manifest("").snapshotStore == nil)
  }

  @Test(arguments: ["s3://b", "{base: main}", "{s3: a, folder: b}", "{s3: a, profile: b}", "{}"])
  func anythingElseIsRefusedWithItsLine(text: String) {
    #expect(
      throws: WorkspaceError.manifest(
        .wrongValue(
          key: "snapshotStore", path: "pomelo.yml", line: 3,
          expected: SnapshotStoreSetting.expectation))
    ) { try manifest("snapshotStore: \(text)\n") }
  }

  @Test(arguments: [
    SnapshotStoreSetting(.s3, "s3://bucket/ios"), SnapshotStoreSetting(.folder, "/mnt/a b: #c"),
    SnapshotStoreSetting(.lfs, "Référence \"x\" \\", base: "feature/x"),
    SnapshotStoreSetting(.folder, "yes", base: "7.10"),
  ])
  func whatIsAddedIsReadAndTheRestStays(setting: SnapshotStoreSetting) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let old = "# ours\napp: A   # the app\ntests: T"
    try write(old)
    let (path, text) = try setting.added(to: folder)
    #expect(path == "\(folder)/pomelo.yml" && text.hasPrefix(old + "\nsnapshotStore:\n"))
    #expect(try ProjectManifest(text: text, path: path).snapshotStore == setting)
    try write(text)
    #expect(try setting.added(to: folder).text == text, "it is there already")
    #expect(throws: WorkspaceError.self) {
      try SnapshotStoreSetting(.folder, "elsewhere").added(to: folder)
    }
  }
}
