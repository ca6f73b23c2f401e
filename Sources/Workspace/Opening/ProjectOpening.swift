import ElementModel
import Foundation
import SourceIndex
import XcodeProjects

/// Opens a project of Xcode's, a package or the like: reads its documents, resolves its packages, and
/// makes of both what is built.
struct ProjectOpening {
  let document: ProjectDocument
  /// The folder that was named, beside whose builds packages are kept.
  let folder: String
  let wishes: TargetWishes
  /// Folders of UI tests that `pomelo.yml` names, for a document that has none.
  let testFolders: [String]
  let installation: Installation
  /// Whether the person has allowed the project's scripts.
  let allowsScripts: Bool
  /// Told before something takes time.
  let progress: (OpeningStep) -> Void

  /// Reads the project.
  ///
  /// - Returns: The project.
  /// - Throws: ``WorkspaceError``.
  func project() throws(WorkspaceError) -> Project {
    progress(.documents)
    var definition = try definition()
    var choice = try TargetChoice(in: definition, by: wishes)
    var problems: [OpeningProblem] = []
    if allowsScripts, try runScripts(of: definition, choice, &problems) {
      // They may have made files that the documents name.
      definition = try self.definition()
      choice = try TargetChoice(in: definition, by: wishes)
    }
    let packages = try packages(of: definition, choice, &problems)
    var assembly = ModuleAssembly(
      definition, packages: packages, plugins: allowsScripts ? try pluginBuild() : nil)
    progress(.sources)
    let appFiles = try ModuleAssembly.read(choice.app)
    try assembly.addNeeds(of: choice.app, appFiles, role: .app)
    var testFiles: [SourceFile] = []
    var testModules: [ProjectModule] = []
    for (number, target) in choice.tests.enumerated() {
      let files = try ModuleAssembly.read(target)
      let needs = try assembly.addNeeds(of: target, files, role: .tests)
      if number == 0 {
        testFiles = files
      } else {
        var module = ProjectModule(target, files, role: .tests)
        module.dependencies = needs
        testModules.append(module)
      }
    }
    let ownFolders = choice.tests.isEmpty ? testFolders : []
    if choice.tests.isEmpty {
      testFiles =
        ownFolders.isEmpty
        ? [try launchTest()] : try Project.read(Project.files(in: ownFolders, role: .tests))
    }
    var project = Project(
      name: choice.app.productName, bundleIdentifier: "", folder: folder,
      appFolders: ModuleAssembly.folders(of: appFiles),
      testFolders: ownFolders.isEmpty ? ModuleAssembly.folders(of: testFiles) : ownFolders,
      device: .standard, firstTest: nil,
      appSettings: CompilerSettings(choice.app.settings()),
      testSettings: choice.tests.first.map { CompilerSettings($0.settings()) }
        ?? CompilerSettings(languageMode: LanguageMode.standard),
      appFiles: appFiles, testFiles: testFiles)
    project.modules = assembly.all + testModules
    project.resources = choice.app.resourcePaths
    describe(choice.app, in: &project)
    setUp(&project.device, as: choice)
    project.opening = OpenedDocument(
      path: document.path, app: choice.app.name,
      tests: choice.tests.map(\.name) + ownFolders.map { ($0 as NSString).lastPathComponent },
      appModule: choice.app.moduleName, testModule: choice.tests.first?.moduleName,
      macros: assembly.macros.values.sorted { $0.name < $1.name }, allowsScripts: allowsScripts,
      scheme: choice.scheme?.name,
      testPlan: choice.plan?.name,
      configuration: (choice.plan?.configurations.count ?? 0) > 1
        ? choice.configuration?.name : nil,
      selection: choice.testables.isEmpty
        ? nil : TestSelection(choice.testables, of: choice.tests),
      storeConfiguration: choice.scheme?.launch.storeConfiguration,
      problems: problems + definition.problems.map(OpeningProblem.document) + assembly.problems)
    project.opening?.minimumSystem = Self.minimumSystem(of: choice.app)
    project.opening?.configurations =
      choice.plan == nil
      ? [RunConfiguration(choice.launch, of: choice, in: definition)]
      : choice.configurations.map { RunConfiguration($0, of: choice, in: definition) }
    return project
  }

  private func definition() throws(WorkspaceError) -> ProjectDefinition {
    do throws(ProjectReadingError) {
      return try ProjectReader.read(document)
    } catch {
      throw .opening(.unreadable(error))
    }
  }

  /// Runs the scripts of all targets that are built.
  ///
  /// - Returns: Whether there were any.
  private func runScripts(
    of definition: ProjectDefinition, _ choice: TargetChoice, _ problems: inout [OpeningProblem]
  ) throws(WorkspaceError) -> Bool {
    var targets: [ProjectTarget] = []
    for target in ([choice.app] + choice.tests).flatMap(definition.buildOrder)
    where !targets.contains(where: { $0.id == target.id }) { targets.append(target) }
    guard targets.contains(where: { $0.scripts.contains { $0.kind == .phase } }) else {
      return false
    }
    let scripts = ScriptPhases(
      folder: definition.folder, document: document.path, cache: try cache(), programs: programs,
      environment: installation.environment)
    for target in targets {
      problems += try scripts.run(of: target) { progress(.script(name: $0)) }
    }
    return true
  }

  private var programs: ForeignPrograms {
    ForeignPrograms(areAllowed: allowsScripts, installation: installation)
  }

  private func pluginBuild() throws(WorkspaceError) -> PluginBuild {
    PluginBuild(
      tool: try packageTool(), cache: try cache(), progress: { progress(.script(name: $0)) })
  }

  private func cache() throws(WorkspaceError) -> BuildCache {
    try BuildCache(inProject: folder, environment: installation.environment)
  }

  private func packageTool() throws(WorkspaceError) -> PackageTool {
    let environment = installation.environment
    return try PackageTool(
      folders: PackageFolders(in: try cache()), compiler: try Compiler(environment: environment),
      programs: programs, environment: environment, cancelledBy: nil)
  }

  private func launchTest() throws(WorkspaceError) -> SourceFile {
    try LaunchTest.file(in: folder, environment: installation.environment)
  }

  /// What the app's settings and its `Info.plist` say of it.
  private func describe(_ app: ProjectTarget, in project: inout Project) {
    let settings = app.settings()
    let information = InfoPlist(settings.infoPlist)
    project.name = information.displayName ?? settings.productName
    project.bundleIdentifier =
      settings.bundleIdentifier ?? Project.bundleIdentifier(for: project.name)
    project.information = information.contents
    project.urlSchemes = information.urlSchemes
    project.usageDescriptions = information.usageDescriptions
  }

  /// Sets up the device for the app, and as the scheme or the test plan says.
  private func setUp(_ device: inout DeviceSettings, as choice: TargetChoice) {
    if let locale = choice.launch.locale { _ = device.set(.locale, to: locale) }
    if let minimum = Self.minimumSystem(of: choice.app), minimum > .standard {
      device.os = SystemVersion.suiting(minimum)
    }
    // An app for tablets alone does not run on a phone.
    if choice.app.settings().deviceFamilies == [.pad] { _ = device.set(.device, to: "iPad (A16)") }
  }

  /// The oldest version of iOS that an app runs on; `nil` where nothing says it.
  private static func minimumSystem(of app: ProjectTarget) -> SystemVersion? {
    app.settings().deploymentTarget.flatMap(SystemVersion.init)
  }

  /// The packages of a project, if what was chosen uses any.
  private func packages(
    of definition: ProjectDefinition, _ choice: TargetChoice, _ problems: inout [OpeningProblem]
  ) throws(WorkspaceError) -> PackageGraph {
    // A package is what it is itself; what it depends on is resolved with it.
    var references = definition.packages
    if [.swiftPackage, .xtool, .appPlayground].contains(document.format) {
      references = [
        PackageReference(
          identity: (definition.folder as NSString).lastPathComponent.lowercased(),
          source: .local(path: definition.folder), identifier: definition.name)
      ]
      if definition.packages.isEmpty { return PackageGraph() }
    }
    references = Self.needed(references, in: definition, choice)
    guard !references.isEmpty else { return PackageGraph() }
    let compiler = try Compiler(environment: installation.environment)
    return try PackageLoading(
      tool: try packageTool(), compiler: compiler.identity, pins: pins(of: definition),
      progress: { progress(.packages) }
    ).graph(of: references, problems: &problems)
  }

  /// The packages that what was chosen needs: those of other targets may not even be there.
  private static func needed(
    _ references: [PackageReference], in definition: ProjectDefinition, _ choice: TargetChoice
  ) -> [PackageReference] {
    guard definition.document.format != .swiftPackage else { return references }
    // Xcode finds out by itself which of its targets are imported: all that can be are asked.
    let libraries = definition.targets.filter { $0.kind.isLinked && $0.kind != .application }
    let products = ([choice.app] + choice.tests + libraries).flatMap(\.packageProducts)
    let names = Set(products.compactMap(\.package))
    let isOpen = products.contains { $0.package == nil }
    return references.filter { reference in
      if case .local = reference.source, isOpen { return true }
      return names.contains(reference.identity)
    }
  }

  /// The versions that the project has settled on, if it has written them down.
  private func pins(of definition: ProjectDefinition) -> String? {
    let inside = "xcshareddata/swiftpm/Package.resolved"
    let candidates =
      switch document.format {
      case .xcodeWorkspace: ["\(document.path)/\(inside)"]
      case .xcodeProject: ["\(document.path)/project.xcworkspace/\(inside)"]
      default: ["\(definition.folder)/Package.resolved"]
      }
    return candidates.first(where: FileManager.default.fileExists)
  }
}
