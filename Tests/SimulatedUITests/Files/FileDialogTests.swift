import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor @Suite(.serialized) struct FileDialogTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: View {
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var result = "none"

    var body: some View {
      VStack {
        Button("Export") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting, document: Note(text: "milk"), contentTypes: [.plainText],
            defaultFilename: "../Shopping"
          ) { saved in
            result = (try? saved.get().lastPathComponent) ?? "failed"
          } onCancellation: {
            result = "kept"
          }
        Button("Import") { isImporting = true }
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { chosen in
            let data = (try? chosen.get()).flatMap { try? Data(contentsOf: $0) } ?? Data()
            result = String(decoding: data, as: UTF8.self)
          }
        Text(result)
      }
    }
  }

  @Test func whatIsSavedCanBeOpened() throws {
    let driver = AppDriver { Notes() }
    try driver.tap("Export")
    #expect(driver.exists("Cancel", .button))
    try driver.tap("Save", .button)
    #expect(!driver.exists("Cancel", .button))
    #expect(driver.exists("Shopping.txt", .staticText))
    try driver.tap("Import")
    #expect(driver.exists("On My iPhone"))
    try driver.tap("Shopping.txt", .button)
    #expect(driver.exists("milk", .staticText))
  }

  @Test func cancellingTellsTheExporterAlone() throws {
    let driver = AppDriver { Notes() }
    try driver.tap("Import")
    try driver.tap("Cancel", .button)
    #expect(driver.exists("none", .staticText))
    try driver.tap("Export")
    try driver.tap("Cancel", .button)
    #expect(driver.exists("kept", .staticText))
  }

  @Test func filesOfTheProjectAreOfferedByType() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    let files = folder.appendingPathComponent("Files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.json", "b.png", ".hidden.json"] {
      try Data().write(to: files.appendingPathComponent(name))
    }
    func names(_ types: [UTType]) -> [String] {
      DeviceFiles.files(of: types, fixtures: folder.path).map(\.lastPathComponent)
        .filter { !$0.hasSuffix(".txt") }
    }
    #expect(names([.json]) == ["a.json"])
    #expect(names([.image]) == ["b.png"])
    #expect(names([.data]) == ["a.json", "b.png"])
  }
}
