import Foundation
import Testing

extension EndToEnd.Suites {
  /// Documents of projects that are written to do harm: each gets an answer, and soon.
  struct HostileDocumentsTests {
    /// A project of Xcode's with a document of any content.
    private func project(_ write: (URL) throws -> Void) throws -> HostileProject {
      let hostile = try HostileProject()
      try FileManager.default.removeItem(at: hostile.project.url(of: "project.yml"))
      try hostile.write("", to: "Shop.xcodeproj/project.pbxproj")
      try write(hostile.project.url(of: "Shop.xcodeproj/project.pbxproj"))
      return hostile
    }

    /// Opens a project with little memory, which has to end within seconds.
    private func open(_ hostile: HostileProject) async throws -> PomeloProcess.Output {
      let began = ContinuousClock.now
      let output = try await PomeloProcess.run(
        [
          "-c", "ulimit -d 1000000 -c 0; exec \"$0\" list \"$1\"", PomeloProcess.executable.path,
          hostile.project.folder.path,
        ], of: "/bin/bash", timeout: .seconds(60))
      #expect(.now - began < .seconds(20))
      return output
    }

    @Test func oneOfAHundredMegabytesIsRefused() async throws {
      let hostile = try project { file in
        let handle = try FileHandle(forWritingTo: file)
        let line = Data(String(repeating: "/* nothing */\n", count: 75_000).utf8)
        for _ in 0..<100 { try handle.write(contentsOf: line) }
      }
      let output = try await open(hostile)
      #expect(output.status == 2)
      #expect(output.standardError.contains("project.pbxproj"), "\(output)")
      #expect(output.standardError.contains("bytes"), "\(output)")
    }

    @Test func oneOfAHundredThousandLevelsIsRefused() async throws {
      let hostile = try project { file in
        let text = "// !$*UTF8*$!\n{ objects = " + String(repeating: "(", count: 100_000)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let output = try await open(hostile)
      #expect(output.status == 2)
      #expect(output.standardError.contains("too deep"), "\(output)")
    }

    @Test func targetsInACircleAreNamed() async throws {
      let hostile = try HostileProject(
        """
        name: Shop
        targets:
          Shop: {type: application, platform: iOS, sources: [Shop], dependencies: [{target: A}]}
          A: {type: framework, platform: iOS, sources: [A], dependencies: [{target: B}]}
          B: {type: framework, platform: iOS, sources: [B], dependencies: [{target: A}]}

        """)
      try hostile.write("import B", to: "A/A.swift")
      try hostile.write("import A", to: "B/B.swift")
      let output = try await hostile.open("run")
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(#"The modules "A", "B" depend on one another in a circle."#),
        "\(output)")
    }

    @Test func namesDoNotSteerTheTerminal() async throws {
      let odd = "ev\u{1B}]52;c;YQ==\u{7}il\u{9B}31m\u{202E}x"
      let written = #"ev\e]52;c;YQ==\ail\x9B31m\u202Ex"#
      let hostile = try HostileProject(
        """
        name: Shop
        packages: {Kit: {path: Kit}}
        targets:
          "\(written)":
            type: application
            platform: iOS
            sources: [Shop, "Missing \(written)"]
            preBuildScripts: [{name: "\(written)", script: "printf '\(written)'; exit 1"}]
            dependencies: [{package: Kit}]
        schemes:
          "\(written)": {build: {targets: {"\(written)": all}}, test: {}}

        """, targets: #".target(name: "Kit"), .plugin(name: "P", capability: .buildTool())"#)
      try hostile.write("let a = \u{1B}[31m", to: "Shop/\(odd).swift")
      try hostile.write("", to: "Kit/Sources/Kit/\(odd).swift")
      for command in [
        ["list"], ["list", "--allow-scripts"], ["run"], ["doctor"], ["doctor", "--json"],
        ["run", "--scheme", "other"], ["explore", "--plain"],
      ] {
        let output = try await PomeloProcess.run(command + [hostile.project.folder.path])
        for text in [output.standardOutput, output.standardError] {
          let controls = text.unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n"
              || $0.properties.generalCategory == .format
          }
          #expect(controls.isEmpty, "\(command): \(text.debugDescription)")
        }
      }
    }

    @Test func linksThatLeadOutAreNotWrittenTo() async throws {
      let outside = try Workbench.makeDirectory("outside-\(UUID().uuidString)")
      try Data("mine".utf8).write(to: outside.appendingPathComponent("mine"))
      let hostile = try HostileProject()
      let builds = hostile.project.url(of: ".pomelo")
      try FileManager.default.createSymbolicLink(at: builds, withDestinationURL: outside)
      try FileManager.default.createSymbolicLink(
        atPath: hostile.project.url(of: "Shop/Round").path, withDestinationPath: "Round")
      let output = try await hostile.open()
      #expect(output.status == 0, "\(output.standardError)")
      #expect(output.standardError.contains("was not made by pomelo on this computer"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["mine"])
    }

    @Test func buildsThatCameWithAProjectAreNotUsed() async throws {
      let hostile = try HostileProject()
      let taken = hostile.project.url(of: "taken").path
      try hostile.write("#!/bin/sh\ntouch '\(taken)'\n", to: ".pomelo/host-1/host")
      chmod(hostile.project.url(of: ".pomelo/host-1/host").path, 0o755)
      try hostile.write(#"{"build": "host-1", "variables": {}}"#, to: ".pomelo/last-host.json")
      let output = try await hostile.open("explore", "--plain")
      #expect(output.status == 0, "\(output.standardError)")
      #expect(!FileManager.default.fileExists(atPath: taken))
    }
  }
}
