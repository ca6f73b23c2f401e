import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension EndToEnd.Program {
  /// A folder, and so a project, that is named to steer the terminal of whoever looks at it.
  struct HostileNamesTests {
    /// An escape sequence that writes to the clipboard, a control above ASCII, and a direction.
    private static let name = "ev\u{1B}]52;c;YQ==\u{7}il\u{9B}31m\u{202E}x"

    private func project(like source: Project) throws -> Project {
      let parent = try Workbench.makeDirectory("hostile-\(UUID().uuidString)")
      let folder = parent.appendingPathComponent(Self.name)
      try FileManager.default.copyItem(at: source.folder, to: folder)
      return Project(at: folder)
    }

    /// Whether a terminal would obey something of a text.
    private func steers(_ text: String) -> Bool {
      text.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    }

    @Test func noCommandLetsThemThrough() async throws {
      let project = try project(like: Workbench.miniLogin)
      for command in [
        ["explore", "--plain"], ["explore"], ["run"], ["run", "--json"], ["list"],
        ["list", "--json"], ["graph"], ["graph", "--format", "svg"], ["screen"],
        ["run", "--only", "A\u{1B}[31m\u{202E}"],
      ] {
        let output = try await PomeloProcess.run(command + project.folderOptions)
        #expect(!steers(output.standardOutput), "\(command)")
        #expect(!steers(output.standardError), "\(command)")
        #expect(output.standardOutput.isEmpty == (output.status == 2), "\(command)")
      }
      let played = try await PomeloProcess.run(["explore", "--plain"] + project.folderOptions)
      #expect(played.lines.first?.hasPrefix("ev␛]52;c;YQ==␇il�31m�x: ") == true)
    }

    @Test func everyDocumentIsReadByAParser() async throws {
      let project = try project(like: Workbench.miniLogin)
      let files = try Workbench.makeDirectory("documents-\(UUID().uuidString)")
      for command in [
        ["run", "--junit"], ["graph", "--svg"], ["screen", "--svg"],
        ["explore", "--headless", "80x24", "--svg"],
      ] {
        let file = files.appendingPathComponent("\(command[0]).xml")
        let output = try await PomeloProcess.run(command + [file.path] + project.folderOptions)
        #expect(output.status == 0, "\(output.standardError)")
        let document = try Data(contentsOf: file)
        let parser = XMLParser(data: document)
        #expect(parser.parse(), "\(command): \(String(describing: parser.parserError))")
        #expect(!steers(String(decoding: document, as: UTF8.self)), "\(command)")
      }
      // Nothing lies beside them.
      #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 4)
    }

    @Test func neitherDoesACompileError() async throws {
      let project = try project(like: Workbench.broken("CompileErrorInApp"))
      let output = try await PomeloProcess.run(["run"] + project.folderOptions)
      #expect(output.status == 3)
      #expect(output.standardError.contains("ev␛]52;c;YQ==␇il�31m�x/App/CounterView.swift:"))
      #expect(!steers(output.standardError))
    }
  }
}
