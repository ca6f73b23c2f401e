import Foundation
import Testing

extension EndToEnd.Suites {
  /// Programs that the compiler runs, which packages bring along.
  ///
  /// These speak with the compiler by pipes, so that they need no library.
  struct HostileMacrosTests {
    /// A project with a macro whose program does something at its start.
    private func project(_ program: String) throws -> HostileProject {
      let hostile = try HostileProject(
        targets: """
          .target(name: "Kit", dependencies: ["Odd"]), .macro(name: "Odd")
          """)
      try hostile.write("import Foundation\n\n\(program)\n", to: "Kit/Sources/Odd/main.swift")
      try hostile.write(
        """
        @freestanding(expression) public macro odd() -> Int = #externalMacro(module: "Odd", type: "Odd")
        """, to: "Kit/Sources/Kit/Kit.swift")
      try hostile.write(
        """
        import Kit
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Text("Shop \\(#odd)") } }
        }
        """, to: "Shop/ShopApp.swift")
      return hostile
    }

    @Test func oneIsRefusedNetworkAndFiles() async throws {
      let hostile = try project(
        """
        let file = fopen("\\(NSHomeDirectory())/taken", "w")
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        fputs("file \\(file == nil ? "refused" : "made"), line \\(line)\\n", stderr)
        exit(1)
        """)
      let home = try Workbench.makeDirectory("home-\(UUID().uuidString)")
      let output = try await hostile.open("run", environment: ["HOME": home.path])
      #expect(output.status == 3, "\(output)")
      #expect(output.standardError.contains("file refused, line -1"), "\(output.standardError)")
      #expect(!FileManager.default.fileExists(atPath: home.path + "/taken"))
    }

    @Test func oneWithoutAnEndIsEnded() async throws {
      let hostile = try project("while true { sleep(1) }")
      // Built first, with as much time as that takes.
      let built = try await hostile.open("doctor", environment: ["POMELO_PROGRAM_LIMIT": "40"])
      #expect(built.standardError.contains("40 seconds"), "\(built)")
      let output = try await hostile.open("run", environment: ["POMELO_PROGRAM_LIMIT": "5"])
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "Kit was not done after 5 seconds and has been ended: macros are programs"),
        "\(output.standardError)")
    }

    @Test func oneThatTrapsIsNamed() async throws {
      let hostile = try project("fatalError(\"odd\")")
      let output = try await hostile.open("run")
      #expect(output.status == 3, "\(output)")
      #expect(output.standardError.contains("Odd"), "\(output.standardError)")
    }
  }
}
