import Foundation
import Testing

extension EndToEnd.Program {
  /// What cannot be run is said in a sentence that names the thing to change.
  struct BrokenProjectsTests {
    @Test(arguments: [
      ("CompileErrorInApp", "App/CounterView.swift", "let title: String = count"),
      ("CompileErrorInTests", "UITests/HelloPage.swift", "app.noSuchElements"),
    ])
    func compileErrorsAreTheCompilersOwn(name: String, file: String, text: String) async throws {
      let project = Workbench.broken(name)
      let output = try await PomeloProcess.run(["run"] + project.folderOptions)

      let line = try #require(try project.line(of: text, in: file))
      #expect(output.status == 3)
      #expect(output.standardError.contains("\(file):\(line):"))
      #expect(output.standardError.contains("error: "))
    }

    @Test func aRepairedFileRunsAtOnce() async throws {
      let project = Workbench.broken("CompileErrorInTests")
      let broken = try await PomeloProcess.run(["run"] + project.folderOptions)
      try project.edit("UITests/HelloPage.swift", replacing: "noSuchElements", with: "staticTexts")
      let repaired = try await PomeloProcess.run(["run"] + project.folderOptions)

      #expect(broken.status == 3)
      #expect(repaired.status == 0, "\(repaired.standardError)")
    }

    @Test func aCompileErrorLeavesNothingHalfBuilt() async throws {
      let project = Workbench.broken("CompileErrorInApp")
      _ = try await PomeloProcess.run(["run"] + project.folderOptions)

      let caches = try #require(Workbench.environment["XDG_CACHE_HOME"])
      let files = FileManager.default.enumerator(atPath: "\(caches)/pomelo")?.allObjects ?? []
      let names = files.compactMap { $0 as? String }
      #expect(!names.isEmpty)
      #expect(names.filter { $0.contains("partial") || $0.contains("CompileErrorInApp") } == [])
    }

    @Test(arguments: [
      ("NoApp", "NoApp/App"), ("TwoApps", "GoodbyeApp"), ("Empty", "Empty/"),
    ])
    func foldersThatAreNoProject(name: String, words: String) async throws {
      let project = Workbench.broken(name)
      try expectOneSentence(
        from: await PomeloProcess.run(["run"] + project.folderOptions), naming: words)
    }

    @Test(arguments: [
      ("MissingKey", "app"), ("UnknownKey", "colour"), ("BadYAML", "pomelo.yml"),
    ])
    func descriptionsThatAreWrong(name: String, words: String) async throws {
      let project = Workbench.broken(name)
      try expectOneSentence(
        from: await PomeloProcess.run(["run", project.folder.path]), naming: words)
    }

    @Test func aFolderThatIsNotThere() async throws {
      try expectOneSentence(
        from: await PomeloProcess.run(["run", "--app", "nowhere", "--tests", "nowhere"]),
        naming: "nowhere")
    }

    @Test func aFileThatCannotBeRead() async throws {
      let project = Workbench.broken("NoApp")
      try FileManager.default.createSymbolicLink(
        atPath: project.url(of: "App/Dangling.swift").path, withDestinationPath: "nowhere")
      try expectOneSentence(
        from: await PomeloProcess.run(["run"] + project.folderOptions), naming: "Dangling.swift")
    }

    @Test(arguments: [
      ["run", "--no-such-option"], ["run", "--seed", "many"],
    ])
    func wrongUsage(arguments: [String]) async throws {
      let output = try await PomeloProcess.run(arguments)
      #expect(output.status == 2)
      #expect(output.standardError.contains("Usage:"))
    }

    @Test func aTestThatIsNotThere() async throws {
      let output = try await PomeloProcess.run(
        ["run"] + Workbench.stores.folderOptions + ["--only", "SignInTests/testNothing"])
      try expectOneSentence(from: output, naming: "SignInTests/testNothing")
    }

    private func expectOneSentence(
      from output: PomeloProcess.Output, naming words: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let sentence = output.standardError.split(separator: "\n")
        .drop { $0.hasSuffix("…") }.joined(separator: "\n")
      #expect(output.status == 2, sourceLocation: sourceLocation)
      #expect(output.standardOutput.isEmpty, sourceLocation: sourceLocation)
      #expect(sentence.hasPrefix("pomelo: "), sourceLocation: sourceLocation)
      #expect(sentence.contains(words), sourceLocation: sourceLocation)
      #expect(sentence.split(separator: "\n").count <= 3, sourceLocation: sourceLocation)
      #expect(!sentence.contains("Fatal error"), sourceLocation: sourceLocation)
    }
  }
}
