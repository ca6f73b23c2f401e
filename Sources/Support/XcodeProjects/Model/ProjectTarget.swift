/// One target of a project: what it is built from and how.
package struct ProjectTarget: Hashable, Sendable {
  /// Which one it is.
  package var id: TargetID
  /// Its name in the project.
  package var name: String
  /// What is built from it.
  package var kind: TargetKind
  /// The folder that its sources lie in, of a package's target; `nil` for others.
  package var folder: String?
  /// Swift files, in the order in which they are compiled.
  package var sources: [TargetSource] = []
  /// Other files that code comes from, and headers: what pomelo cannot compile, by kind.
  package var otherSources: [TargetSource] = []
  /// Files that become part of the product as they are, or nearly.
  package var resources: [TargetResource] = []
  /// Targets that have to be built before, in the order of the document.
  package var dependencies: [TargetID] = []
  /// Products of packages that it links.
  package var packageProducts: [PackageProduct] = []
  /// Frameworks and libraries that it links, which no target builds.
  package var frameworks: [LinkedFramework] = []
  /// Scripts, rules and plug-ins that Xcode would run for it.
  package var scripts: [BuildScript] = []
  /// The application that its tests are run in or drive.
  package var testHost: TargetID?
  /// Build settings by the name of the configuration.
  package var configurations: [String: SettingTable] = [:]
  /// Which configuration is meant where nothing names one.
  package var defaultConfiguration = "Debug"
  /// Where the document declares it.
  package var place: ProjectPlace?
}

extension ProjectTarget {
  /// The settings that the compiler and the device see.
  ///
  /// - Parameters:
  ///   - configuration: The name of a configuration; `nil` for the one to debug with. One that the
  ///     target does not have is its default one.
  ///   - device: What is built for.
  /// - Returns: The settings, with references resolved when they are asked for.
  package func settings(
    _ configuration: String? = nil, for device: SettingContext = .simulator
  ) -> BuildSettings {
    let wanted = configuration ?? debugConfiguration
    let name = configurations[wanted] == nil ? defaultConfiguration : wanted
    var context = device
    context.configuration = configurations[wanted] == nil ? name : wanted
    return BuildSettings(table: configurations[name] ?? SettingTable(), context: context)
  }

  /// The configuration to debug with: `Debug`, or the first that has the word in its name.
  package var debugConfiguration: String {
    if configurations["Debug"] != nil { return "Debug" }
    let names = configurations.keys.sorted()
    return names.first { $0.lowercased().contains("debug") } ?? defaultConfiguration
  }

  /// What code or screens come from that is not Swift: other languages, headers, screens of
  /// Interface Builder, models; paths by kind, in their order.
  package var foreignFiles: [FileKind: [String]] {
    let screens = resources.filter { $0.kind == .interfaceBuilder }
    return Dictionary(
      grouping: otherSources.map { ($0.kind, $0.path) } + screens.map { ($0.kind, $0.path) },
      by: \.0
    ).mapValues { $0.map(\.1) }
  }

  /// The files that its product brings along, and the Core Data models that code is made of.
  package var resourcePaths: [String] {
    resources.map(\.path) + otherSources.filter { $0.kind == .dataModel }.map(\.path)
  }

  /// What its product is called, in the configuration to debug with.
  package var productName: String { settings().productName }

  /// What code imports it by, in the configuration to debug with.
  package var moduleName: String { settings().moduleName }
}
