import Testing

@testable import Workspace

/// Where pomelo's own files are looked for.
struct InstallationTests {
  private func installation(_ environment: [String: String] = [:], files: Set<String>)
    -> Installation
  {
    Installation(executable: "/opt/x/bin/pomelo", environment: environment) { files.contains($0) }
  }

  @Test func aBuildFolderHasTheLibraryBesideTheProgram() throws {
    let files: Set = ["/opt/x/bin/libPomeloHost.so", "/opt/x/bin/Modules"]
    let sdk = try installation(files: files).hostSDK()
    #expect(sdk.modules == "/opt/x/bin/Modules")
    #expect(sdk.library == "/opt/x/bin/libPomeloHost.so")
  }

  @Test func anInstallationHasItUnderItsPrefix() throws {
    let files: Set = ["/opt/x/lib/pomelo/libPomeloHost.so", "/opt/x/lib/pomelo/modules"]
    #expect(try installation(files: files).hostSDK().modules == "/opt/x/lib/pomelo/modules")
  }

  @Test func theMacroPluginIsBesideTheLibrary() throws {
    let files: Set = ["/opt/x/lib/pomelo/libPomeloHost.so", "/opt/x/lib/pomelo/modules"]
    #expect(try installation(files: files).hostSDK().macroPlugin == nil)
    let plugin = "/opt/x/lib/pomelo/PomeloMacros"
    #expect(try installation(files: files.union([plugin])).hostSDK().macroPlugin == plugin)
  }

  @Test func whatToolsLoadFirstHasAPathThatIsOne() throws {
    func wakeups(
      in folder: String, named name: String = "libPomeloWakeups.so"
    ) throws -> String? {
      let names = ["libPomeloHost.so", "Modules", name]
      return try installation(
        ["POMELO_HOST_SDK": folder], files: Set(names.map { "\(folder)/\($0)" })
      ).hostSDK().wakeups
    }
    #expect(try wakeups(in: "/sdk") == "/sdk/libPomeloWakeups.so")
    #expect(try wakeups(in: "/my sdk") == nil)
    #expect(try wakeups(in: "/my:sdk") == nil)
    #expect(try wakeups(in: "/sdk", named: "libOther.so") == nil)
  }

  @Test func theEnvironmentDecidesWhereItNamesAFolder() throws {
    let files: Set = ["/sdk/libPomeloHost.so", "/sdk/Modules", "/opt/x/bin/libPomeloHost.so"]
    let found = try installation(["POMELO_HOST_SDK": "/sdk"], files: files).hostSDK()
    #expect(found.library == "/sdk/libPomeloHost.so")
    #expect(throws: WorkspaceError.self) {
      try installation(["POMELO_HOST_SDK": "/other"], files: files).hostSDK()
    }
  }

  @Test func examplesAreInThePackageOrUnderThePrefix() throws {
    #expect(
      try installation(files: ["/opt/Package.swift", "/opt/Sources/Examples/Stores"])
        .example(named: "Stores") == "/opt/Sources/Examples/Stores")
    #expect(
      try installation(files: ["/opt/x/share/pomelo/Examples/Stores"]).example(named: "Stores")
        == "/opt/x/share/pomelo/Examples/Stores")
    #expect(
      throws: WorkspaceError.project(
        .exampleMissing(
          name: "Stores", searched: ["/opt/x/share/pomelo/Examples/Stores"]))
    ) {
      try installation(files: []).example(named: "Stores")
    }
  }
}
