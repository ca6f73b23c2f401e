import Foundation
import SourceIndex
import TestSupport
import Testing

@testable import Workspace

/// Building hosts with the real compiler.
struct HostBuilderTests {
  /// Builds a project and says which steps were done.
  private func build(
    _ project: Project, _ installation: Installation
  ) throws(WorkspaceError) -> (host: BuiltHost, steps: [BuildProgress]) {
    var steps: [BuildProgress] = []
    let builder = HostBuilder(
      project: project, index: project.index(), installation: installation)
    let host = try builder.build { steps.append($0) }
    return (host, steps)
  }

  @Test func aHostIsBuiltOnceAndAfterAnEditOnlyWhatTheEditTouches() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)

    let first = try build(sample.open(), installation)
    #expect(
      first.steps == [.compilingApp(files: 1), .compilingTests(files: 2), .linking(), .upToDate])
    let printed = try ToolRun.run(first.host.executable, [], environment: [:])
    let names = #"["SampleTests/testFour", "SampleTests/testOne", "SampleTests/testTwo"]"#
    #expect(printed.output.contains(names))
    #expect(printed.output.contains(sample.appFolder))

    let second = try build(sample.open(), installation)
    #expect(second.steps == [.upToDate])
    #expect(second.host == first.host)

    try sample.folder.write("struct Page { func tap() { print(1) } }", to: "UITests/Page.swift")
    let third = try build(sample.open(), installation)
    #expect(third.steps.map(\.withoutTime) == [.compilingTests(files: 2), .linking(), .upToDate])
    guard case .compilingTests(_, let time?) = third.steps[0] else {
      Issue.record("Nothing is known of the build before.")
      return
    }
    #expect(time.step > .zero && time.rest > .zero && time.left(after: time.step) == time.rest)
    #expect(third.host.executable != first.host.executable)
  }

  @Test func theTestsAreCompiledAnewOnlyForWhatTheySeeOfTheApp() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    let model = "\nstruct Model { func number() -> Int { 1 } }"
    func write(_ model: String) throws {
      try sample.folder.write(SampleProject.app + model, to: "App/App.swift")
    }
    try write(model)
    let first = try build(sample.open(), installation)

    try write(model.replacing("{ 1 }", with: "{ let two = 2; return two }"))
    let second = try build(sample.open(), installation)
    #expect(second.steps.map(\.withoutTime) == [.compilingApp(files: 1), .linking(), .upToDate])
    #expect(second.host.executable != first.host.executable)

    try write(model.replacing("Int { 1 }", with: "String { \"1\" }"))
    let third = try build(sample.open(), installation)
    #expect(third.steps.map(\.withoutTime).contains(.compilingTests(files: 2)))
  }

  @Test func theCompilersOwnWordsReachThePersonAndNothingHalfBuiltStays() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    let page = try sample.folder.write(
      "struct Page { func tap() { missing() } }", to: "UITests/Page.swift")
    let error = #expect(throws: WorkspaceError.self) { try build(sample.open(), installation) }
    #expect(error?.message.contains("\(page):1:28: error: cannot find 'missing'") == true)

    let folders = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/pomelo")
      .filter { $0 != "headers" }
    let results = try FileManager.default.contentsOfDirectory(
      atPath: "\(cache.path)/pomelo/\(folders[0])")
    let kept = ["information", "lock", "times.json"]
    #expect(results.filter { !kept.contains($0) }.count == 1)
    #expect(results.contains { $0.hasPrefix("app-") })

    try sample.folder.write(SampleProject.page, to: "UITests/Page.swift")
    #expect(try build(sample.open(), installation).steps.contains(.linking()))
  }

  @Test func modulesOfHeadersServeAllProjectsAndAreMadeAnewWhenDamaged() throws {
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    func modules() throws -> [String] {
      let folder = "\(cache.path)/pomelo/headers/clang"
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".pcm") }.map { "\(folder)/\($0)" }
    }
    let first = try SampleProject()
    _ = try build(first.open(), installation)
    let made = try modules()
    #expect(made.contains { $0.contains("/SwiftGlibc-") })
    let times = made.map(FileIdentity.text)

    let second = try SampleProject()
    _ = try build(second.open(), installation)
    #expect(made.map(FileIdentity.text) == times)

    for path in made { try Data().write(to: URL(fileURLWithPath: path)) }
    let third = try SampleProject()
    #expect(try build(third.open(), installation).steps.contains(.linking()))
    #expect(try modules().allSatisfy { FileManager.default.contents(atPath: $0)?.isEmpty == false })
  }

  @Test func whatCannotTellOfItsCallsIsCompiledAsItIs() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    let odd = try sample.folder.write(
      "func stop() -> Never { fatalError() }\nfunc number() -> Int {\n  stop()\n}",
      to: "UITests/Odd.swift")
    _ = try build(sample.open(), installation)

    let files = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
    let overlay = try #require(files?.first { $0.hasSuffix("overlay.yaml") })
    let text = try String(contentsOfFile: "\(cache.path)/\(overlay)", encoding: .utf8)
    #expect(text.contains("UITests/Tests.swift"))
    #expect(!text.contains(odd))

    // Errors of the person's own are about what they have written.
    let page = try sample.folder.write(
      "struct Page { func tap() { missing() } }\nfunc a() -> Int { b() }", to: "UITests/Page.swift")
    let error = #expect(throws: WorkspaceError.self) { try build(sample.open(), installation) }
    #expect(error?.message.contains("\(page):1:28: error: cannot find 'missing'") == true)
    #expect(error?.message.contains("\(page):2:19: error: cannot find 'b'") == true)
    #expect(error?.message.contains("_pomeloCall") == false)
  }

  @Test func aProjectWithAManifestKeepsItsBuildsBesideItWhateverItIsCalled() throws {
    let folder = try TemporaryFolder()
    let root = "it's a \"test\" 店"
    try folder.write(SampleProject.app, to: "\(root)/App/App.swift")
    try folder.write(SampleProject.tests, to: "\(root)/-UI Tests/Tests.swift")
    try folder.write(SampleProject.page, to: "\(root)/-UI Tests/Page \"1\".swift")
    try folder.write("app: App\ntests: -UI Tests\n", to: "\(root)/pomelo.yml")
    let installation = try StandInSDK.shared.get().installation(cache: "/nowhere")
    let project = try Project(
      .folder("\(folder.path)/\(root)"), installation: installation, currentFolder: "/")
    let host = try build(project, installation).host
    #expect(host.executable.hasPrefix("\(folder.path)/\(root)/.pomelo/host-"))
    #expect(try ToolRun.run(host.executable, [], environment: [:]).output.contains("it's a"))
  }

  @Test func modulesAreCompiledOnceAndAnEditReachesWhatDependsOnTheInterfaceOnly() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    func project(core: String) throws -> Project {
      let core = SourceFile(
        path: try sample.folder.write(core, to: "Core/Core.swift"), text: core)
      let design = SourceFile(
        path: try sample.folder.write(
          "import Core\npublic let width = size() * 2\n", to: "Design/Design.swift"),
        text: "import Core\npublic let width = size() * 2\n")
      try sample.folder.write(
        "import Design\nstruct Page { func tap() { _ = width } }", to: "UITests/Page.swift")
      let settings = CompilerSettings(languageMode: "6")
      var project = try sample.open()
      project.modules = [
        ProjectModule(
          name: "Design", role: .app, content: .swift([design]), dependencies: ["Core"],
          settings: settings),
        ProjectModule(name: "Core", role: .app, content: .swift([core]), settings: settings),
      ]
      return project
    }
    func names(_ steps: [BuildProgress]) -> [String] {
      steps.compactMap { step in
        switch step {
        case .compilingModule(let name, _, _): name
        case .compilingApp: "app"
        case .compilingTests: "tests"
        case .linking: "host"
        case .waiting, .buildingMacros, .surveying, .upToDate: nil
        }
      }
    }
    let first = try build(project(core: "public func size() -> Int { 1 }"), installation)
    #expect(names(first.steps) == ["Core", "Design", "app", "tests", "host"])
    #expect(
      try names(build(project(core: "public func size() -> Int { 1 }"), installation).steps) == [])
    let body = try build(project(core: "public func size() -> Int { 2 }"), installation)
    #expect(names(body.steps) == ["Core", "host"])
    let interface = try build(
      project(core: "public func size(_ factor: Int = 1) -> Int { 2 }"), installation)
    #expect(names(interface.steps) == ["Core", "Design", "app", "tests", "host"])
  }

  @Test func aModuleOfCIsImported() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    let source = try sample.folder.write(
      "#include \"CKit.h\"\nint answer(void) { return 42; }\n", to: "CKit/answer.c")
    let header = try sample.folder.write("int answer(void);\n", to: "CKit/include/CKit.h")
    try sample.folder.write(
      "import CKit\nlet answerOfC = answer()\nstruct Page { func tap() {} }",
      to: "UITests/Page.swift")
    var project = try sample.open()
    project.modules = [
      ProjectModule(
        name: "CKit", role: .app,
        content: .clang(
          ClangSources(
            files: [source], headerFolder: (header as NSString).deletingLastPathComponent)),
        settings: CompilerSettings(languageMode: "5"))
    ]
    #expect(try build(project, installation).steps.contains(.linking()))
    #expect(try build(project, installation).steps == [.upToDate])
    try sample.folder.write(
      "#include \"CKit.h\"\nint answer(void) { return wrong; }\n", to: "CKit/answer.c")
    let error = #expect(throws: WorkspaceError.self) { try build(project, installation) }
    #expect(error?.message.contains("answer.c:2:27: error:") == true)
  }

  @Test func allModulesThatDoNotCompileAreTold() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    var project = try sample.open()
    project.modules = try ["One", "Two"].map { name in
      let text = "let wrong: Int = \"\(name)\""
      return ProjectModule(
        name: name, role: .app,
        content: .swift([
          SourceFile(path: try sample.folder.write(text, to: "\(name)/A.swift"), text: text)
        ]),
        settings: CompilerSettings(languageMode: "5"))
    }
    let error = #expect(throws: WorkspaceError.self) { try build(project, installation) }
    #expect(error?.message.contains("One, Two did not compile") == true)
    #expect(error?.message.contains("/One/A.swift:1:18: error:") == true)
    #expect(error?.message.contains("/Two/A.swift:1:18: error:") == true)
  }

  @Test func aMissingCompilerAndAMissingLibraryAreToldApart() throws {
    let project = try SampleProject().open()
    let nothing = Installation(executable: "/x/bin/p", environment: ["PATH": "/nowhere"]) { _ in
      false
    }
    #expect(throws: WorkspaceError.build(.compilerMissing(searched: "PATH"))) {
      try build(project, nothing)
    }
    let compilerOnly = Installation(
      executable: "/x/bin/p", environment: ProcessInfo.processInfo.environment
    ) { _ in false }
    #expect(
      throws: WorkspaceError.build(
        .hostLibraryMissing(
          searched: ["/x/bin/libPomeloHost.so", "/x/lib/pomelo/libPomeloHost.so"]))
    ) {
      try build(project, compilerOnly)
    }
  }
}

extension BuildProgress {
  /// The step without what is known of its time.
  fileprivate var withoutTime: BuildProgress {
    switch self {
    case .waiting, .upToDate, .buildingMacros, .compilingModule, .surveying: self
    case .compilingApp(let files, _): .compilingApp(files: files)
    case .compilingTests(let files, _): .compilingTests(files: files)
    case .linking: .linking()
    }
  }
}
