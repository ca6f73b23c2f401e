import ElementModel
import Foundation
import Pictures
import SnapshotReferences
import TestSupport
import Workspace

@testable import Sessions

/// A project with snapshots, in a folder of its own.
struct SnapshotProject {
  private let home: TemporaryFolder
  var folder: String { home.path }

  init() throws {
    home = try TemporaryFolder()
    try write("@main struct A {}", to: "App/A.swift")
    try write("import XCTest", to: "Tests/CardTests.swift")
    try write("app: App\ntests: Tests\n", to: "pomelo.yml")
  }

  /// The project as it is now.
  var project: Project {
    get throws {
      try Project(.folder(folder), installation: .current, currentFolder: "/")
    }
  }

  /// Writes its snapshots.
  var writer: SnapshotWriter {
    get throws { SnapshotWriter(for: try project) }
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The path of a picture of `CardTests`.
  func picture(_ name: String) -> String { path("Tests/__PomeloSnapshots__/CardTests/\(name)") }

  /// The path of a text of `CardTests`.
  func text(_ name: String) -> String { path("Tests/__Snapshots__/CardTests/\(name)") }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), path(name)) }

  func write(_ data: Data, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// A picture without pomelo's mark.
  static func foreign() throws -> Data {
    try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()
  }

  /// A picture of ours that shows one button.
  static func drawn(_ label: String = "a", dark: Bool = false) throws -> Data {
    let picture = try PictureCanvas(width: 4, height: 3, scale: 1).picture()
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    builder.open(Element(id: 2, type: .button, identifier: "go", label: label))
    builder.close()
    builder.close()
    return ReferenceFile.data(
      of: picture,
      SnapshotMark(
        size: CGSize(width: 4, height: 3), scale: 1, pixels: picture.pixelHash.text,
        drawing: label, tools: try PictureTools.current(), tree: builder.tree, paints: [],
        setting: SnapshotSetting(
          screen: CGSize(width: 375, height: 812), isDark: dark, textSize: "L",
          isMirrored: false, locale: "ja_JP")))
  }
}
