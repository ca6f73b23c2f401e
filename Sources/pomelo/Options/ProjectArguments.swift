import ArgumentParser
import ExplorerCore
import Foundation
import SessionProtocol
import Sessions
import SourceIndex
import SourceModel
import TerminalModel
import Workspace

/// Which project to open, on the command line of every command.
struct ProjectArguments: ParsableArguments {
  @Argument(
    help: """
      Folder with a project or a pomelo.yml, or one of these; without one the current folder, or \
      the example.
      """)
  var project: String?

  @Option(
    parsing: .upToNextOption,
    help: "Folders and files of the app's sources, where there is no project.")
  var app: [String] = []

  @Option(
    parsing: .upToNextOption, help: "The same of the tests' sources; none to launch the app only.")
  var tests: [String] = []

  @Option(help: "The scheme of the project that says how app and tests are started.")
  var scheme: String?

  @Option(help: "The target of UI tests to open, or the app.") var target: String?

  @Option(help: "The test plan of the project.") var testPlan: String?

  @Option(
    name: [.long, .customLong("test-configuration"), .customLong("only-test-configuration")],
    help: "The configuration of the test plan; without it run takes all, the explorer the first.")
  var configuration: String?

  @Flag(
    help: """
      Run what the project brings along to be run while it is built: build scripts, and plug-ins of \
      packages.
      """)
  var allowScripts = false

  @OptionGroup(title: "Device") var device: DeviceArguments

  @Option(help: "Folder of answers to the app's requests; without it Fixtures beside pomelo.yml.")
  var fixtures: String?

  @Option(
    help:
      "The simulated network, such as offline, 3g or \"latency=300ms,fail=5%\"; see the README.",
    transform: ProjectArguments.network)
  var network: NetworkConditions?

  private static func network(_ text: String) throws -> NetworkConditions {
    do {
      return try NetworkConditions(text: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The same with what a recording was made with, but for what is given.
  ///
  /// - Throws: `ValidationError` where a network is no description of one.
  func adopting(_ options: RecordingOptions?) throws -> ProjectArguments {
    var arguments = self
    guard let options else { return arguments }
    arguments.device.adopt(options.settings)
    arguments.network = try network ?? options.values["network"].map(Self.network)
    arguments.fixtures = fixtures ?? options.values["fixtures"]
    return arguments
  }

  /// Whether a project is named, rather than taken from where the person is.
  var isNamed: Bool { project != nil || !app.isEmpty || !tests.isEmpty }

  /// Reads the project.
  func open(_ installation: Installation) throws -> Project {
    Console.show(
      TaskProgress(Self.reading, detail: LocalizedText("the sources", ja: "ソース")))
    do {
      let project = try source().read(installation) { step in
        let what =
          switch step {
          case .documents: "the project"
          case .packages: "which packages fit together"
          case .script(let name): "runs the script \(name)"
          case .sources: "the sources"
          }
        Console.show(TaskProgress("read", detail: what))
      }
      if let folder = project.folder, BuildFolder.isForeign(inProject: folder) {
        Console.report(
          """
          pomelo: warning: "\(folder)/.pomelo" was not made by pomelo on this computer and is not \
          used; without it builds are kept beside the project.
          """)
      }
      if let opening = project.opening {
        Console.report("pomelo: \(opening.summary)")
        for problem in opening.problems {
          if problem.isUrgent { Console.report("pomelo: warning: \(problem.message)") }
        }
        if let missing = opening.sourcesMissing { Console.report("pomelo: warning: \(missing)") }
        if let scripts = opening.scriptsLeftOut { Console.report("pomelo: warning: \(scripts)") }
      }
      return project
    } catch let error as WorkspaceError {
      throw CommandError.workspace(error)
    }
  }

  /// Finds out what the sources of a project say.
  func index(of project: Project, _ installation: Installation) -> ProjectIndex {
    let count = project.allAppFiles.count + project.allTestFiles.count
    return project.index(installation) { step in
      let what =
        switch step {
        case .declarations: LocalizedText("declarations", ja: "宣言")
        case .pages: LocalizedText("pages and tests", ja: "ページとテスト")
        case .calls: LocalizedText("calls", ja: "呼び出し")
        case .navigation: LocalizedText("navigation", ja: "画面遷移")
        case .callables: LocalizedText("methods to call", ja: "呼び出せるメソッド")
        }
      Console.show(
        TaskProgress(
          Self.reading, done: step.rawValue, of: IndexStep.allCases.count,
          detail: LocalizedText(
            "\(what.english), \(count) source files", ja: "\(what.japanese)、ソース \(count) ファイル"),
          parts: .steps))
    }
  }

  private static let reading = LocalizedText("read", ja: "読み込み")

  /// Where the project is read from.
  func source() throws -> ProjectSource {
    ProjectSource(
      request: try request(),
      options: ProjectOptions(
        device: device.settings,
        wishes: TargetWishes(
          scheme: scheme, target: target, testPlan: testPlan, configuration: configuration),
        fixtures: fixtures, network: network, allowsScripts: allowScripts),
      currentFolder: FileManager.default.currentDirectoryPath)
  }

  private func request() throws -> ProjectRequest {
    switch (project, app.isEmpty, tests.isEmpty) {
    case (let project?, true, true):
      // What is no path was most likely meant as a command.
      if !project.contains("/"), !FileManager.default.fileExists(atPath: project) {
        throw CommandError.usage(
          """
          There is neither a command nor a folder "\(project)".
          Usage: pomelo [explore|run|list|paths] [PROJECT]; see pomelo --help.
          """)
      }
      return .folder(project)
    case (.some, _, _):
      throw CommandError.usage(
        "Name either a project folder or --app and --tests, not both. See pomelo --help.")
    case (nil, true, true):
      return Project.isProject(FileManager.default.currentDirectoryPath, .current)
        ? .folder(".") : .example("Stores")
    case (nil, false, _): return .sources(app: app, tests: tests)
    case (nil, true, false):
      throw CommandError.usage("--tests is given without --app: name the app's sources too.")
    }
  }
}
