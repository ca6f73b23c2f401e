import ElementModel
import Foundation
import SourceIndex
import XcodeProjects

/// Makes modules of a project's targets and of the packages that they use.
struct ModuleAssembly {
  let definition: ProjectDefinition
  let packages: PackageGraph
  /// Has plug-ins of packages make sources; `nil` where they are not run.
  let plugins: PluginBuild?
  /// What is left out.
  private(set) var problems: [OpeningProblem] = []
  /// The modules by name, apart from those of app and tests themselves.
  private var modules: [String: ProjectModule] = [:]
  /// Macros that the modules declare.
  private(set) var macros: [String: MacroTarget] = [:]
  /// Targets that code imports, by their modules' names.
  private let libraries: [String: ProjectTarget]

  /// Begins with no module.
  init(_ definition: ProjectDefinition, packages: PackageGraph, plugins: PluginBuild?) {
    self.definition = definition
    self.packages = packages
    self.plugins = plugins
    libraries = Dictionary(
      definition.targets.filter { $0.kind.isLinked && $0.kind != .application }
        .map { ($0.moduleName, $0) }
    ) { first, _ in first }
  }

  /// The modules that were added, by name.
  var all: [ProjectModule] { modules.values.sorted { $0.name < $1.name } }

  /// Adds all that a target of the project needs.
  ///
  /// - Parameters:
  ///   - target: The app, or a target of tests.
  ///   - files: Its sources.
  ///   - role: What may import the modules that only this one needs.
  /// - Returns: The names of the modules that it imports.
  /// - Throws: ``SourcesError``.
  @discardableResult
  mutating func addNeeds(
    of target: ProjectTarget, _ files: [SourceFile], role: ProjectModule.Role
  ) throws(WorkspaceError) -> [String] {
    note(target)
    var names: [String] = []
    var needed = target.dependencies.compactMap(definition.target).filter {
      $0.kind.isLinked && $0.kind != .application
    }
    // Xcode finds out by itself which of its targets are imported.
    let imported = Set(files.flatMap(\.imports).map(\.module))
    needed += imported.sorted().compactMap { libraries[$0] }.filter { $0.id != target.id }
    for library in needed {
      try add(library, role: role)
      // A target without Swift, such as one that only holds others, is nothing to import.
      let name = library.moduleName
      names += modules[name] == nil ? [] : [name]
    }
    for product in target.packageProducts where !product.isPlugin {
      names += try add(product, for: target.name, role: role)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Adds the module of a target of the project, with all that it needs.
  private mutating func add(
    _ target: ProjectTarget, role: ProjectModule.Role
  ) throws(WorkspaceError) {
    let name = target.moduleName
    guard modules[name] == nil else { return }
    let files = try Self.read(target)
    var module = ProjectModule(target, files, role: role)
    module.resources = target.resourcePaths
    // Before what it needs, so that a circle comes to an end; the build names it.
    modules[name] = module
    let needs = try addNeeds(of: target, files, role: role)
    // A target may be called as the package that it holds.
    modules[name]?.dependencies = needs.filter { $0 != name }
    if files.isEmpty { modules[name] = nil }
  }

  /// Adds the modules of a product of a package.
  private mutating func add(
    _ product: PackageProduct, for user: String, role: ProjectModule.Role
  ) throws(WorkspaceError) -> [String] {
    if ReplacedPackage.isReplaced(product) { return [] }
    let found = packages.targets(of: product)
    if found.isEmpty { problems.append(.missingProduct(name: product.name, target: user)) }
    var names: [String] = []
    for found in found { names += try add(found, role: role) }
    return names
  }

  /// Adds the module of a target of a package, with all that it needs.
  private mutating func add(
    _ found: PackageGraph.Found, role: ProjectModule.Role
  ) throws(WorkspaceError) -> [String] {
    let target = found.target
    let name = target.moduleName
    if modules[name] != nil { return [name] }
    switch target.kind {
    case .staticLibrary, .tool, .other("system"): break
    case .macro:
      // SwiftPM builds them, and would run plug-ins without a word.
      let used = plugins == nil ? PluginBuild.plugins(for: found, in: packages) : []
      if let name = used.first {
        problems.append(.script(name: name, target: target.name, kind: .plugin))
      } else if macros[target.name] == nil {
        macros[target.name] = MacroTarget(
          name: target.name, files: try Self.readAll(target, of: found.package.definition),
          folder: found.package.definition.folder)
      }
      return []
    case .other("binary"):
      problems.append(.binary(name: target.name, target: found.package.definition.name))
      return []
    default: return []
    }
    let files = try Self.read(target) + made(for: found)
    var module = ProjectModule(target, files, role: role)
    module.settings.packageName = String(
      found.package.identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let clang = files.isEmpty ? ClangSources(of: target) : nil
    if let clang { module.content = .clang(clang) }
    note(target, compilesC: clang != nil)
    if !found.package.isOwn {
      module.folders = []
      module.settings.deployment = nil
    }
    module.resources = target.resourcePaths
    module.bundleFolder = target.resources.isEmpty ? nil : target.folder
    modules[name] = module
    var needs: [String] = []
    for id in target.dependencies {
      guard let needed = found.package.definition.target(id) else { continue }
      needs += try add(PackageGraph.Found(target: needed, package: found.package), role: role)
    }
    for product in target.packageProducts where !product.isPlugin {
      needs += try add(product, for: target.name, role: role)
    }
    modules[name]?.dependencies = needs.filter { $0 != name }
    return [name]
  }

  /// Notes what of a target is left out.
  private mutating func note(_ target: ProjectTarget, compilesC: Bool = false) {
    let others = Dictionary(grouping: target.otherSources, by: \.kind)
    for (kind, files) in others.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where kind.isCompiled && kind != .dataModel && !(kind == .c && compilesC) {
      problems.append(.leftOut(target: target.name, kind: kind, files: files.map(\.path)))
    }
    for framework in target.frameworks where framework.path != nil {
      problems.append(.binary(name: framework.name, target: target.name))
    }
    for script in target.scripts where plugins == nil || !script.kind.canBeRun {
      problems.append(.script(name: script.name, target: target.name, kind: script.kind))
    }
    // SwiftPM runs plug-ins for targets of packages only.
    for product in target.packageProducts where product.isPlugin {
      problems.append(.script(name: product.name, target: target.name, kind: .rule))
    }
  }

  /// What plug-ins make for a target of a package.
  private mutating func made(for found: PackageGraph.Found) throws(WorkspaceError) -> [SourceFile] {
    guard let plugins, found.target.scripts.contains(where: { $0.kind == .plugin }) else {
      return []
    }
    switch try plugins.sources(for: found) {
    case .success(let files): return files
    case .failure(let failure):
      let names = found.target.scripts.map(\.name).joined(separator: ", ")
      problems.append(
        .scriptFailed(name: names, target: found.target.name, reason: failure.reason))
      return []
    }
  }

  /// The Swift sources of a target; those that are missing are left out, as the project's problems
  /// name them.
  static func read(_ target: ProjectTarget) throws(WorkspaceError) -> [SourceFile] {
    var files: [SourceFile] = []
    for source in target.sources
    where source.platforms.isEmpty || source.platforms.contains("ios") {
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      files.append(try SourceCollector.read(source.path))
    }
    return files
  }

  /// The Swift sources of a target, and of all that it needs of its own project.
  private static func readAll(
    _ target: ProjectTarget, of definition: ProjectDefinition
  ) throws(WorkspaceError) -> [SourceFile] {
    var files: [SourceFile] = []
    var seen: Set<TargetID> = []
    var open = [target]
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      files += try read(next)
      open += next.dependencies.compactMap(definition.target)
    }
    return files
  }

  /// The folders that files lie in, without those inside of others.
  static func folders(of files: [SourceFile]) -> [String] {
    let all = Set(files.map { ($0.path as NSString).deletingLastPathComponent }).sorted()
    var folders: [String] = []
    for folder in all where !folders.contains(where: { folder.hasPrefix($0 + "/") }) {
      folders.append(folder)
    }
    return folders
  }
}

extension ProjectModule {
  /// The module that a target's Swift sources make, without what it needs.
  init(_ target: ProjectTarget, _ files: [SourceFile], role: Role) {
    self.init(
      name: target.moduleName, role: role, content: .swift(files),
      settings: CompilerSettings(target.settings()))
    folders = ModuleAssembly.folders(of: files)
  }
}

extension CompilerSettings {
  /// What the settings of a target tell the compiler.
  init(_ settings: BuildSettings) {
    // Versions of the compiler were written here once, which stand for the mode that they brought.
    let mode = settings.languageMode ?? LanguageMode.standard
    self.init(languageMode: LanguageMode.all.contains(mode) ? mode : String(mode.prefix(1)))
    conditions = settings.compilationConditions.filter { $0 != "DEBUG" }
    upcomingFeatures = settings.upcomingFeatures
    experimentalFeatures = settings.experimentalFeatures
    isOnMainActor = settings.defaultIsolation == "MainActor"
    deployment = settings.deploymentTarget.flatMap(SystemVersion.init)
  }
}
