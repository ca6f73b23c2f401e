import Foundation
import SystemProcesses
import Testing

extension EndToEnd.Suites {
  /// Manifests of packages, which are programs, and are run while a project is opened.
  struct HostileManifestsTests {
    @Test func oneIsRefusedNetworkAndFiles() async throws {
      let home = try Workbench.makeDirectory("home-\(UUID().uuidString)")
      let hostile = try HostileProject(
        manifest: """
          let file = fopen("\\(NSHomeDirectory())/taken", "w")
          let fileError = String(cString: strerror(errno))
          let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          let lineError = String(cString: strerror(errno))
          let outside = fopen("\\(Context.packageDirectory)/taken", "w")
          if file == nil, outside == nil, line < 0 { fatalError("\\(fileError), \\(lineError)") }
          """)
      let output = try await hostile.open(environment: ["HOME": home.path])
      #expect(output.status == 2)
      #expect(output.standardError.contains("Permission denied, Network is down"))
      #expect(output.standardError.contains("note: what a project brings along"), "\(output)")
      #expect(!FileManager.default.fileExists(atPath: home.path + "/taken"))
      #expect(!FileManager.default.fileExists(atPath: hostile.project.url(of: "Kit/taken").path))
    }

    @Test func oneWithoutAnEndIsEnded() async throws {
      let hostile = try HostileProject(manifest: "while true { sleep(1) }")
      let output = try await hostile.open(environment: ["POMELO_PROGRAM_LIMIT": "5"])
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "SwiftPM was not done after 5 seconds and has been ended: a Package.swift is a program"),
        "\(output.standardError)")
      #expect(processes(in: hostile).isEmpty)
    }

    @Test func oneLeavesNoProcessBehind() async throws {
      let hostile = try HostileProject(
        manifest: """
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
          process.arguments = ["/bin/sh", "-c", "sleep 777; echo \\(Context.packageDirectory)"]
          process.environment = [:]
          try? process.run()
          """)
      let output = try await hostile.open()
      #expect(output.status == 0, "\(output.standardError)")
      #expect(processes(in: hostile).isEmpty)
    }

    @Test func oneThatSaysMuchIsCutShort() async throws {
      let hostile = try HostileProject(
        manifest: """
          let line = String(repeating: "x", count: 1 << 20)
          for _ in 0..<100 { fputs(line, stderr) }
          exit(1)
          """)
      let output = try await hostile.open()
      #expect(output.status == 2)
      #expect(output.standardError.utf8.count < 10 << 20)
      #expect(output.standardError.contains("cannot be"), "\(output.standardError.prefix(2_000))")
    }

    @Test func packagesInACircleAreNamed() async throws {
      let hostile = try HostileProject()
      for (name, other) in [("Kit", "Other"), ("Other", "Kit")] {
        try hostile.write(
          """
          // swift-tools-version: 5.9
          import PackageDescription

          let package = Package(
            name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [.package(path: "../\(other)")],
            targets: [.target(name: "\(name)", dependencies: ["\(other)"])])
          """, to: "\(name)/Package.swift")
        try hostile.write("", to: "\(name)/Sources/\(name)/\(name).swift")
      }
      let output = try await hostile.open()
      #expect(output.status == 2)
      #expect(output.standardError.contains("cyclic dependency"), "\(output.standardError)")
    }

    @Test func whatIsNotFetchedIsLeftOut() async throws {
      let trace = try Workbench.makeDirectory("trace-\(UUID().uuidString)").path + "/taken"
      let hostile = try HostileProject(
        """
        name: Shop
        packages:
          Kit: {path: Kit}
          Far: {url: "https://example.invalid/far.git", from: 1.0.0}
          Command: {url: "ext::sh -c touch% \(trace)", from: 1.0.0}
          Option: {url: "--upload-pack=touch '\(trace)'", from: 1.0.0}
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [Shop]
            dependencies: [{package: Kit}, {package: Far}, {package: Command}, {package: Option}]

        """,
        targets: """
          .target(name: "Kit", dependencies: ["Built"]),
          .binaryTarget(
            name: "Built", url: "https://example.invalid/Built.zip",
            checksum: "\(String(repeating: "0", count: 64))")
          """)
      let output = try await hostile.open("doctor")
      #expect(output.status == 0, "\(output)")
      #expect(output.standardError.contains(#"The package "far" cannot be fetched: fatal: "#))
      #expect(output.standardOutput.contains(#""Built" of "Kit" comes built for Apple's"#))
      #expect(!FileManager.default.fileExists(atPath: trace))
    }

    @Test func whatAPackageNeedsAndIsNotFetchedLeavesTheRest() async throws {
      let hostile = try HostileProject()
      try hostile.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Kit",
          products: [
            .library(name: "Kit", targets: ["Kit"]), .library(name: "Extra", targets: ["Extra"]),
          ],
          dependencies: [
            .package(url: "https://example.invalid/far.git", exact: "1.2.3"),
            .package(url: "https://example.invalid/farther.git", branch: "next"),
          ],
          targets: [
            .target(name: "Kit"),
            .target(
              name: "Extra",
              dependencies: [
                .product(name: "Far", package: "far"),
                .product(name: "Farther", package: "farther"),
              ]),
          ])
        """, to: "Kit/Package.swift")
      try hostile.write("import Far\npublic let extra = far\n", to: "Kit/Sources/Extra/Extra.swift")
      // The second time it is known.
      for _ in 1...2 {
        let output = try await hostile.open("doctor")
        #expect(output.status == 0, "\(output)")
        #expect(output.standardError.contains(#"The package "far" cannot be fetched: fatal: "#))
        #expect(output.standardError.contains(#"The package "farther" cannot be fetched: fatal: "#))
      }
    }

    @Test func aProgramThatComesBuiltLeavesTheRest() async throws {
      let hostile = try HostileProject()
      try hostile.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Kit",
          products: [
            .library(name: "Kit", targets: ["Kit"]), .executable(name: "tool", targets: ["Tool"]),
          ],
          targets: [
            .target(name: "Kit"),
            .binaryTarget(
              name: "Tool", url: "https://example.invalid/tool.artifactbundle.zip",
              checksum: "\(String(repeating: "0", count: 64))"),
          ])
        """, to: "Kit/Package.swift")
      let output = try await hostile.open("doctor")
      #expect(output.status == 0, "\(output)")
      #expect(output.standardOutput.contains("Kit"), "\(output)")
    }

    @Test func anInterruptionEndsTheManifest() async throws {
      let hostile = try HostileProject(
        manifest: "sleep(777)")
      async let output = hostile.open()
      #expect(
        ProcessTable.comes(within: .seconds(60)) {
          let isRunning = ProcessTable.all.contains {
            ProcessTable.name(of: $0)?.hasPrefix("kit-manifest") == true
          }
          guard isRunning else { return false }
          for process in processes(in: hostile) where ProcessTable.name(of: process) == "pomelo" {
            kill(process, SIGTERM)
          }
          return true
        })
      #expect(try await !output.timedOut)
      // Its keeper ends them, a moment after its end.
      #expect(ProcessTable.comes(within: .seconds(20)) { processes(in: hostile).isEmpty })
    }

    /// Processes whose arguments name the project.
    private func processes(in hostile: HostileProject) -> [Int32] {
      ProcessTable.processes(mentioning: hostile.project.folder.path)
    }
  }
}
