import Foundation
import Testing

@testable import Workspace

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("Brand", "Color", "brand"), ("brandColor", "Color", "brand"),
    ("AccentColor", "Color", "accent"),
    ("my-logo 2", "Image", "myLogo2"), ("URLIcon", "Image", "urlIcon"),
    ("FBFBFB", "Color", "FBFBFB"),
    ("D4D4D4", "Color", "D_4_D_4_D_4"), ("ABC12D", "Color", "ABC_12_D"),
    ("404040", "Color", "_404040"), ("tone_7AB1C2", "Color", "tone7AB1C2"),
    ("arrow2left", "Image", "arrow2Left"), ("1a2b33cc", "Image", "_1A2B33Cc"),
    ("2x", "Image", "_2X"), ("Color", "Color", "color"), ("--", "Color", ""),
  ])
  func aConstantIsNamedAsXcodeNamesIt(asset: String, suffix: String, name: String) {
    #expect(AssetSymbols.constant(for: asset, without: suffix) == name)
  }

  @Test func cataloguesBecomeConstants() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for entry in ["Brand.colorset", "Icons/logo.imageset", "Icons/Logo.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Assets.xcassets/\(entry)"),
        withIntermediateDirectories: true)
    }

    let source = AssetSymbols(folders: [folder.path]).source()

    #expect(source.contains("static let `brand` = ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(source.components(separatedBy: "static let `logo` = ImageResource").count == 2)
    #expect(
      source.contains("extension ShapeStyle where Self == Color {\n  static var `brand`: Color"))
  }

  @Test func foldersThatProvideANamespaceBecomeTypes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = folder.appendingPathComponent("Assets.xcassets")
    for entry in [
      "Mood colors/Dark/calm.colorset", "Plain/wild.colorset", "Mood colors/sun.imageset",
    ] {
      try FileManager.default.createDirectory(
        at: catalogue.appendingPathComponent(entry), withIntermediateDirectories: true)
    }
    for space in ["Mood colors", "Mood colors/Dark"] {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: catalogue.appendingPathComponent("\(space)/Contents.json"))
    }

    let source = AssetSymbols(folders: [folder.path]).source()

    #expect(source.contains("extension ColorResource.`MoodColors` {\n  enum `Dark` {}"))
    #expect(
      source.contains(
        "extension ColorResource.`MoodColors`.`Dark` {\n  static let `calm` = "
          + "ColorResource(name: \"Mood colors/Dark/calm\", bundle: .main)"))
    #expect(source.contains("extension ImageResource.`MoodColors` {\n  static let `sun`"))
    #expect(source.contains("extension Color.`MoodColors`.`Dark` {\n  static var `calm`: Color"))
    #expect(source.contains("extension ColorResource {\n  static let `wild`"))
  }

  @Test func withoutCataloguesNothingIsMade() {
    #expect(AssetSymbols(folders: []).source() == "")
  }
}
