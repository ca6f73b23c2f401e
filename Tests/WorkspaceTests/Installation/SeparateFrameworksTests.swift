import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Frameworks that are linked only where they are imported.
struct SeparateFrameworksTests {
  private func write(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
    _ = try folder.write(text, to: name)
  }

  @Test func theyAreTheManifestsOnes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(
      manifest.firstMatch(of: /let separateFrameworks: \[Target\.Dependency\] = \[([^\]]*)\]/)?.1)
    let names = list.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(names == SeparateFrameworks.names)
    for name in names {
      let target = try Regex(#"framework\(\s*"\#(name)",\s*dependencies:([^)]*)\)"#)
      let dependencies = manifest.firstMatch(of: target)?[1].substring ?? ""
      let needs = dependencies.matches(of: /"(\w+)"/).map { String($0.1) }
      #expect(needs.filter(names.contains).sorted() == SeparateFrameworks.needs[name] ?? [])
    }
    let others = try #require(manifest.firstMatch(of: /let cryptography = \[([^\]]*)\]/)?.1)
    #expect(
      others.matches(of: /"(\w+)"/).map { String($0.1) } == SeparateFrameworks.library.modules)
  }

  @Test func oneBringsThoseThatItStandsOn() throws {
    let folder = try TemporaryFolder()
    try write("RealityKit.build/a.swift.o", "code", in: folder)
    try write("AVFoundation.build/a.swift.o", "code", in: folder)
    try write("AVFoundation.build/b.swift.o", "code", in: folder)
    try write("AVFoundation.build/b.d", "no code", in: folder)
    try write("SceneKit.build/a.swift.o", "code", in: folder)
    try write("StoreKit.build/a.swift.o", "code", in: folder)
    let frameworks = SeparateFrameworks(folder: folder.path)
    let names = { (imports: Set<String>) in
      frameworks.objects(for: imports).map { $0.dropFirst(folder.path.count + 1) }
    }
    // Over ARKit, of which there is nothing here.
    #expect(
      names(["SwiftUI", "RealityKit"]) == [
        "AVFoundation.build/a.swift.o", "AVFoundation.build/b.swift.o",
        "RealityKit.build/a.swift.o",
        "SceneKit.build/a.swift.o",
      ])
    #expect(names(["AVFoundation"]).count == 2)
    #expect(names(["StoreKit"]) == ["StoreKit.build/a.swift.o"])
    #expect(names(["SwiftUI", "Foundation"]).isEmpty)
    // What was not built is linked with nobody, and its symbols are missed by the linker.
    #expect(names(["Charts"]).isEmpty)
  }

  @Test func anInstallationHasOneObjectForEach() throws {
    let folder = try TemporaryFolder()
    try write("frameworks/Charts.o", "code", in: folder)
    let frameworks = SeparateFrameworks(folder: folder.path)
    #expect(frameworks.objects(for: ["Charts"]) == ["\(folder.path)/frameworks/Charts.o"])
  }

  @Test func whatIsOfOthersIsInALibrary() throws {
    let folder = try TemporaryFolder()
    try write("libPomeloCrypto.so", "code", in: folder)
    let frameworks = SeparateFrameworks(folder: folder.path)
    let library = "\(folder.path)/libPomeloCrypto.so"
    for imports: Set<String> in [["CryptoKit"], ["CommonCrypto", "CryptoKit", "SwiftUI"]] {
      #expect(frameworks.objects(for: imports) == [library])
    }
    #expect(frameworks.objects(for: ["SwiftUI"]).isEmpty)
  }

  @Test func whatIsCompiledDependsOnThemWhereTheyAreImported() throws {
    let folder = try TemporaryFolder()
    let sdk = Installation.HostSDK(
      modules: "\(folder.path)/Modules", library: "\(folder.path)/libPomeloHost.so")
    let compiler = try Compiler(environment: ProcessInfo.processInfo.environment)
    let hash = { (imports: Set<String>) in
      ModuleCompiler(
        compiler: compiler, sdk: sdk, cancellation: nil,
        frameworks: sdk.frameworks.objects(for: imports)
      ).hash.name
    }
    try write("Charts.build/a.swift.o", "code", in: folder)
    let (importing, other) = (hash(["Charts"]), hash(["SwiftUI"]))
    #expect(hash(["Charts"]) == importing)
    try write("Charts.build/a.swift.o", "other code", in: folder)
    #expect(hash(["Charts"]) != importing)
    #expect(hash(["SwiftUI"]) == other)
  }
}
