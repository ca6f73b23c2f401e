import Foundation
import SourceIndex
import TestSupport
import Testing

@testable import Workspace

/// What is told of projects that do not compile, by the real compiler.
struct HostDiagnosisTests {
  private let settings = CompilerSettings(languageMode: "5")

  private func module(
    _ name: String, _ text: String, _ sample: SampleProject, needs: [String] = []
  ) throws -> ProjectModule {
    let path = try sample.folder.write(text, to: "\(name)/\(name).swift")
    return ProjectModule(
      name: name, role: .app, content: .swift([SourceFile(path: path, text: text)]),
      dependencies: needs, settings: settings)
  }

  private func diagnose(
    _ project: Project, _ cache: TemporaryFolder
  ) throws -> (modules: [ModuleDiagnosis], steps: [BuildProgress]) {
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    var steps: [BuildProgress] = []
    let builder = HostBuilder(
      project: project, index: project.index(), installation: installation)
    return (try builder.diagnose { steps.append($0) }, steps)
  }

  @Test func whatIsCompiledAsAnotherModuleIsNotMissing() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    var project = try sample.open()
    project.modules = [
      try module(
        "Runtime", "import ObjectiveC.runtime\npublic let home = NSHomeDirectory()\n", sample)
    ]
    let modules = try diagnose(project, cache).modules
    let runtime = try #require(modules.first { $0.name == "Runtime" })
    #expect(runtime.complaints.isEmpty)
  }

  @Test func allErrorsAreToldThoughModulesAreMissingAndBroken() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    var project = try sample.open()
    project.modules = [
      try module(
        "Core",
        """
        import Lottie
        import Kingfisher
        public struct Shelf {
          public init() {}
          public var animation: LottieAnimation?
          public var image: Kingfisher.Source? = nil
          public func width() -> Int { "wide" }
          public func height() -> Int { 3 }
        }
        """, sample),
      try module(
        "Design",
        """
        import Core
        public func size() -> Int { Shelf().height() + Shelf().depth() }
        """, sample, needs: ["Core"]),
      try module(
        "Fine", "import Core\npublic let one = Shelf().height()\n", sample, needs: ["Core"]),
    ]
    let modules = try diagnose(project, cache).modules
    let core = try #require(modules.first { $0.name == "Core" })
    #expect(
      core.complaints.sorted { ($0.line ?? 0) < ($1.line ?? 0) }.map(\.cause) == [
        .missingModule("Lottie"), .missingModule("Kingfisher"),
        .ofMissingModule(["Lottie"], name: "LottieAnimation"),
        .ofMissingModule(["Kingfisher"], name: "Source"),
        .other("cannot convert return expression of type 'String' to return type 'Int'"),
      ])
    // What imports a broken module is looked at too, and blamed for its own errors only.
    let design = try #require(modules.first { $0.name == "Design" })
    #expect(design.complaints.map(\.cause) == [.missingMember("depth", of: "Shelf")])
    #expect(design.waitsFor == ["Core"])
    let fine = try #require(modules.first { $0.name == "Fine" })
    #expect(fine.complaints.isEmpty && fine.waitsFor == ["Core"])
    let app = try #require(modules.first { $0.part == .app })
    #expect(app.complaints.isEmpty && app.waitsFor.contains("Core"))
    #expect(Set(modules.map(\.tests)) == [4])
  }

  @Test func whatIsAsItWasIsNotLookedAtAgain() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    var project = try sample.open()
    project.modules = [try module("Core", "import Lottie\npublic let a = 1\n", sample)]
    let first = try diagnose(project, cache)
    #expect(first.steps.contains(.surveying(name: "Core", files: 1)))
    let second = try diagnose(project, cache)
    #expect(second.modules == first.modules)
    #expect(!second.steps.contains(.surveying(name: "Core", files: 1)))
    project.modules = [try module("Core", "public let a = 1\n", sample)]
    #expect(try diagnose(project, cache).modules.allSatisfy(\.compiles))
  }

  @Test func whatCompilesAsForLinuxOnlyIsToldApart() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    var project = try sample.open()
    project.modules = [
      try module("Plain", "public let one = 1\n", sample),
      try module(
        "Split", "#if os(iOS)\nimport Nowhere\n#else\npublic let two = 2\n#endif\n", sample),
    ]
    for _ in 1...2 {
      let modules = try diagnose(project, cache).modules
      let compiling = modules.filter { $0.compiles }.count
      #expect(compiling == modules.count)
      #expect(modules.filter(\.isForLinux).map(\.name) == ["Split"])
    }
  }

  @Test func namesAreToldApartByWhatFilesImport() {
    let files = [
      SourceFile(path: "/A.swift", text: "import Lottie\nimport Nuke\nstruct Own {}\n"),
      SourceFile(path: "/B.swift", text: "import Nuke\nstruct Page: LazyImage {}\n"),
      SourceFile(path: "/C.swift", text: "import Foundation\nstruct Plain {}\n"),
    ]
    var modules = [ModuleDiagnosis(name: "App", part: .app, files: 3)]
    modules[0].complaints = [
      CompilerComplaint(message: "cannot find 'LazyImage' in scope", file: "/A.swift", line: 3),
      CompilerComplaint(message: "cannot find 'LazyImage' in scope", file: "/B.swift", line: 3),
      CompilerComplaint(message: "cannot find 'LottieView' in scope", file: "/A.swift", line: 4),
      CompilerComplaint(message: "'nil' requires a contextual type", file: "/A.swift", line: 4),
      CompilerComplaint(message: "cannot find 'Odd' in scope", file: "/A.swift", line: 5),
      CompilerComplaint(message: "cannot find 'Own' in scope", file: "/C.swift", line: 1),
      CompilerComplaint(message: "cannot find 'NSCache2' in scope", file: "/C.swift", line: 2),
      CompilerComplaint(message: "cannot find 'total' in scope", file: "/C.swift", line: 3),
      CompilerComplaint(
        message: "value of type 'some View' has no member 'glow'", file: "/C.swift", line: 4),
      CompilerComplaint(
        message: "value of type 'some View' has no member 'lottieSpeed'", file: "/A.swift", line: 9),
      CompilerComplaint(message: "cannot infer return type", file: "/A.swift", line: 10),
      CompilerComplaint(message: "missing module", file: "/A.swift", line: 1),
      CompilerComplaint(
        message: "value of type 'Plain' has no member 'glow'", file: "/C.swift", line: 5),
      CompilerComplaint(
        message: "'buildBlock' requires that 'Own' conform to 'View'", file: "/C.swift", line: 6),
      CompilerComplaint(
        message: "value of type 'some View' has no member 'toast'", file: "/B.swift", line: 9),
    ]
    modules[0].complaints[11].cause = .missingModule("Lottie")
    var finder = CauseFinder(files: files, missing: ["Lottie", "Nuke"])
    finder.refine(&modules)
    #expect(
      modules[0].complaints.map(\.cause) == [
        .ofMissingModule(["Nuke"], name: "LazyImage"),
        .ofMissingModule(["Nuke"], name: "LazyImage"),
        .ofMissingModule(["Lottie"], name: "LottieView"), .ofMissingModule(["Lottie"], name: nil),
        .ofMissingModule(["Lottie", "Nuke"], name: "Odd"),
        .declaredElsewhere("Own", file: "/A.swift"), .frameworkName("NSCache2"),
        .missingName("total"), .frameworkMember("glow", of: "some View"),
        .ofMissingModule(["Lottie"], name: "lottieSpeed"),
        .ofMissingModule(["Lottie"], name: nil), .missingModule("Lottie"),
        .missingMember("glow", of: "Plain"), .ofMissingModule(["Lottie"], name: nil),
        .ofMissingModule(["Nuke"], name: "toast"),
      ])
  }
}
