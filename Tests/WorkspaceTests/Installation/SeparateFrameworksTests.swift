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
    let others = try #require(manifest.firstMatch(of: /let cryptography = \[([^\]]*)\]/)?.1)
    #expect(
      others.matches(of: /"(\w+)"/).map { String($0.1) } == SeparateFrameworks.library.modules)
  }

  @Test func oneBringsThoseThatItNames() throws {
    let folder = try TemporaryFolder()
    try write("AVKit.build/a.swift.o", "code $s12AVFoundation6PlayerC code", in: folder)
    try write("AVFoundation.build/a.swift.o", "code $s$s", in: folder)
    try write("AVFoundation.build/b.swift.o", "code", in: folder)
    try write("AVFoundation.build/b.d", "no code", in: folder)
    try write("StoreKitTest.build/a.swift.o", "$s8StoreKi", in: folder)
    let frameworks = SeparateFrameworks(beside: folder.path)
    let names = { (imports: Set<String>) in
      frameworks.objects(for: imports).map { $0.dropFirst(folder.path.count + 1) }
    }
    #expect(
      names(["SwiftUI", "AVKit"]) == [
        "AVFoundation.build/a.swift.o", "AVFoundation.build/b.swift.o", "AVKit.build/a.swift.o",
      ])
    #expect(names(["AVFoundation"]).count == 2)
    #expect(names(["StoreKitTest"]) == ["StoreKitTest.build/a.swift.o"])
    #expect(names(["SwiftUI", "Foundation"]).isEmpty)
    // What was not built is linked with nobody, and its symbols are missed by the linker.
    #expect(names(["Charts"]).isEmpty)
  }

  @Test func anInstallationHasOneObjectForEach() throws {
    let folder = try TemporaryFolder()
    try write("frameworks/Charts.o", "code", in: folder)
    let frameworks = SeparateFrameworks(beside: folder.path)
    #expect(frameworks.objects(for: ["Charts"]) == ["\(folder.path)/frameworks/Charts.o"])
  }

  @Test func whatIsOfOthersIsInALibrary() throws {
    let folder = try TemporaryFolder()
    try write("libPomeloCrypto.so", "code", in: folder)
    let frameworks = SeparateFrameworks(beside: folder.path)
    let library = "\(folder.path)/libPomeloCrypto.so"
    for imports: Set<String> in [["CryptoKit"], ["CommonCrypto", "CryptoKit", "SwiftUI"]] {
      #expect(frameworks.objects(for: imports) == [library])
    }
    #expect(frameworks.objects(for: ["SwiftUI"]).isEmpty)
    #expect(frameworks.identity.count == 1)
  }

  @Test func anotherFileIsAnotherIdentity() throws {
    let folder = try TemporaryFolder()
    try write("Charts.build/a.swift.o", "code", in: folder)
    let first = SeparateFrameworks(beside: folder.path).identity
    #expect(first == SeparateFrameworks(beside: folder.path).identity)
    try write("Charts.build/a.swift.o", "other code", in: folder)
    #expect(first != SeparateFrameworks(beside: folder.path).identity)
  }
}
