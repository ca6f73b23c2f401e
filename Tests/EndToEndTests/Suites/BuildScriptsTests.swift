import Foundation
import Testing

extension EndToEnd.Suites {
  /// What a project brings along to be run while it is built: named, and run when that is allowed.
  struct BuildScriptsTests {
    private static let specification = """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop]
          settings: {base: {GREETING: hello}}
          preBuildScripts:
            - name: Make
              inputFiles: [$(SRCROOT)/project.yml]
              outputFiles: [$(SRCROOT)/Shop/Made/Made.swift, $(SRCROOT)/top.txt]
              script: |
                echo "let made = \\"$GREETING $TARGET_NAME $SCRIPT_INPUT_FILE_0\\"" >"$SCRIPT_OUTPUT_FILE_0"
                echo top >"$SCRIPT_OUTPUT_FILE_1"
                echo derived >"$DERIVED_FILE_DIR/x" && pwd >>"$SRCROOT/top.txt"
            - name: Harm
              outputFiles: [$(SRCROOT)/../outside/x, $(SRCROOT)/.git/hooks/x, $(SRCROOT)/Link/x]
              script: |
                mkdir -p ../outside; echo x >../outside/x
                echo x >.git/hooks/x
                echo x >Shop/ShopApp.swift
                echo x >.pomelo/x
                echo x >Link/x
                exec 3<>/dev/tcp/127.0.0.1/9
              shell: /bin/bash

      """

    @Test func scriptsAreNamedAndNotRun() async throws {
      let hostile = try HostileProject(Self.specification)
      // A project does not allow itself anything.
      let output = try await hostile.open()
      #expect(output.status == 0)
      #expect(
        output.standardError.contains(
          #"""
          pomelo: warning: 2 build scripts were not run: "Make" of "Shop", "Harm" of "Shop"; \#
          --allow-scripts runs them
          """#), "\(output.standardError)")
      #expect(!FileManager.default.fileExists(atPath: hostile.project.url(of: "top.txt").path))
      try hostile.write("allowScripts: true\n", to: "pomelo.yml")
      let allowing = try await hostile.open()
      #expect(allowing.status == 2)
      #expect(allowing.standardError.contains("\"allowScripts\" is not known"))
    }

    @Test func scriptsMakeWhatTheySayAndNothingElse() async throws {
      let hostile = try HostileProject(Self.specification)
      let outside = try Workbench.makeDirectory("outside-\(UUID().uuidString)")
      try FileManager.default.createSymbolicLink(
        at: hostile.project.url(of: "Link"), withDestinationURL: outside)
      try hostile.write("", to: ".git/hooks/other")
      let output = try await hostile.open("list", "--allow-scripts")
      #expect(output.status == 0, "\(output.standardError)")
      #expect(!output.standardError.contains("were not run"))
      #expect(
        output.standardError.contains(#"The script "Harm" of "Shop" has failed: "#),
        "\(output.standardError)")
      func text(_ path: String) -> String? {
        try? String(contentsOf: hostile.project.url(of: path), encoding: .utf8)
      }
      let root = hostile.project.folder.path
      #expect(text("Shop/Made/Made.swift") == "let made = \"hello Shop \(root)/project.yml\"\n")
      #expect(text("top.txt") == "top\n\(root)\n")
      for path in [".git/hooks/x", ".pomelo/x", "../outside/x"] { #expect(text(path) == nil) }
      #expect(text("Shop/ShopApp.swift")?.contains("@main") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    @Test func aPlugInMakesSources() async throws {
      let hostile = try HostileProject(
        targets: """
          .target(name: "Kit", dependencies: ["Base"], plugins: ["Maker"]),
          .target(name: "Base", plugins: ["Maker"]), .executableTarget(name: "Gen"),
          .plugin(name: "Maker", capability: .buildTool(), dependencies: ["Gen"])
          """)
      try hostile.write(
        """
        import PackagePlugin

        @main struct Maker: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
            let file = context.pluginWorkDirectory.appending("Made.swift")
            return [
              .buildCommand(
                displayName: "make", executable: try context.tool(named: "Gen").path,
                arguments: [file.string], outputFiles: [file])
            ]
          }
        }
        """, to: "Kit/Plugins/Maker/Maker.swift")
      try hostile.write(
        """
        import Foundation

        let text = "public let made = 42"
        try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
        """, to: "Kit/Sources/Gen/main.swift")
      try hostile.write("import UIKit\npublic let kit = made\n", to: "Kit/Sources/Kit/Kit.swift")
      // A second one, in the same build of SwiftPM.
      try hostile.write("public let base = made\n", to: "Kit/Sources/Base/Base.swift")
      try hostile.write(
        """
        import Kit
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Text("Shop \\(kit)") } }
        }
        """, to: "Shop/ShopApp.swift")
      let refused = try await hostile.open("doctor")
      #expect(refused.status == 3)
      #expect(
        refused.standardError.contains(
          #"2 build scripts were not run: "Maker" of "Kit", "Maker" of "Base"; "#))
      #expect(refused.standardOutput.contains("made"), "\(refused.standardOutput)")
      let allowed = try await hostile.open("run", "--allow-scripts")
      #expect(allowed.status == 0, "\(allowed)")
    }
  }
}
