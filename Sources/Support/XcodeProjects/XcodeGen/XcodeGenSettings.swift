/// The build settings of a `project.yml`: presets, groups, files and what it says itself.
struct XcodeGenSettings {
  private let spec: [String: DocumentValue]
  private let folder: String
  private let files: ProjectFiles
  private let problems: ProblemList
  private let place: ProjectPlace
  /// Names of the configurations and their types, `debug`, `release` or none.
  let configurations: [(name: String, type: String)]

  init(
    spec: [String: DocumentValue], folder: String, files: ProjectFiles, problems: ProblemList,
    place: ProjectPlace
  ) {
    self.spec = spec
    self.folder = folder
    self.files = files
    self.problems = problems
    self.place = place
    let declared = spec["configs"]?.mapping ?? ["Debug": "debug", "Release": "release"]
    configurations = declared.keys.sorted().map { ($0, declared[$0]?.text ?? "none") }
  }

  /// The configuration that is meant where nothing names one.
  var defaultName: String {
    spec["options"]?["defaultConfig"]?.text
      ?? configurations.first { $0.type == "release" }?.name ?? configurations.first?.name
      ?? "Release"
  }

  /// The settings of a target by the names of the configurations.
  ///
  /// - Parameters:
  ///   - target: What the target says, templates filled in.
  ///   - facts: What follows from the rest of the target, below what it says itself.
  /// - Returns: One table a configuration.
  func tables(
    _ target: [String: DocumentValue], facts: [(String, String)]
  ) -> [String: SettingTable] {
    var tables: [String: SettingTable] = [:]
    for (name, type) in configurations {
      var table = SettingTable()
      table.assign("SRCROOT", folder)
      table.assign("PROJECT_DIR", folder)
      for (key, value) in Self.presets(type) { table.assign(key, value) }
      addFile(spec["configFiles"], name, to: &table)
      add(spec["settings"], name, to: &table, open: [])
      addFile(target["configFiles"], name, to: &table)
      for (key, value) in facts { table.assign(key, value) }
      add(target["settings"], name, to: &table, open: [])
      tables[name] = table
    }
    return tables
  }

  /// The settings that XcodeGen puts into projects and that matter here.
  private static func presets(_ type: String) -> [(String, String)] {
    let debug = [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"), ("ENABLE_TESTABILITY", "YES")]
    return [("SWIFT_VERSION", "5.0"), ("PRODUCT_NAME", "$(TARGET_NAME)")]
      + (type == "debug" ? debug : [])
  }

  private func addFile(_ value: DocumentValue?, _ name: String, to table: inout SettingTable) {
    guard let file = value?[name]?.text else { return }
    var reader = SettingsFile(files: files, problems: problems)
    reader.read(FilePath.absolute(file, in: folder), into: &table, place: place)
  }

  /// Adds settings: groups by name, those of all configurations, then those of one; or settings alone.
  private func add(
    _ value: DocumentValue?, _ name: String, to table: inout SettingTable, open: [String]
  ) {
    guard let values = value?.mapping else { return }
    let isParted = ["base", "configs", "groups"].contains { values[$0] != nil }
    guard isParted else { return table.assign(values) }
    for group in values["groups"]?.texts ?? [] {
      let groups = spec["settingGroups"] ?? spec["settingPresets"]
      guard let settings = groups?[group] else {
        problems.add(.unknownTemplate(name: group, place: place))
        continue
      }
      guard !open.contains(group), open.count < ReadingLimits.includeDepth else {
        problems.add(.cycle(name: group, place: place))
        continue
      }
      add(settings, name, to: &table, open: open + [group])
    }
    table.assign(values["base"]?.mapping ?? [:])
    let configs = values["configs"]?.mapping ?? [:]
    // A name that fits none counts for those that have it in theirs, whatever the case.
    let known = Set(configurations.map(\.name))
    for key in configs.keys.sorted()
    where key == name || (!known.contains(key) && name.lowercased().contains(key.lowercased())) {
      table.assign(configs[key]?.mapping ?? [:])
    }
  }
}
