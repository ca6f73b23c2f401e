/// Puts together the build settings of a project's targets, level over level.
struct SettingTables {
  let file: PbxprojFile
  let tree: GroupTree
  let files: ProjectFiles
  /// The `.xcodeproj`, absolute.
  let project: String
  private var settingsFiles: [String: SettingTable] = [:]
  private var projectTables: [String: SettingTable] = [:]

  init(file: PbxprojFile, tree: GroupTree, files: ProjectFiles, project: String) {
    self.file = file
    self.tree = tree
    self.files = files
    self.project = project
    for configuration in configurations(of: file.root) {
      projectTables[configuration.text("name") ?? ""] = level(configuration)
    }
  }

  /// The names of the project's configurations, in their order.
  var names: [String] { configurations(of: file.root).compactMap { $0.text("name") } }

  /// The configuration of the project that is meant where nothing names one.
  func defaultName(of owner: PbxObject) -> String? {
    file.object("buildConfigurationList", of: owner)?.text("defaultConfigurationName")
  }

  /// The settings of a target by the names of its configurations.
  mutating func tables(of target: PbxObject) -> [String: SettingTable] {
    var tables: [String: SettingTable] = [:]
    for configuration in configurations(of: target) {
      let name = configuration.text("name") ?? ""
      var table = SettingTable()
      table.assign("SRCROOT", tree.root)
      table.assign("PROJECT_DIR", tree.root)
      table.assign("PROJECT_FILE_PATH", project)
      table.assign("PROJECT_NAME", FilePath.stem(of: project))
      table.assign("TARGET_NAME", target.text("name") ?? "")
      if let language = file.root.text("developmentRegion") {
        table.assign("DEVELOPMENT_LANGUAGE", language)
      }
      if let levels = projectTables[name] { table.assign(levels) }
      table.assign(level(configuration))
      tables[name] = table
    }
    return tables
  }

  private func configurations(of owner: PbxObject) -> [PbxObject] {
    guard let list = file.object("buildConfigurationList", of: owner) else { return [] }
    return file.objects("buildConfigurations", of: list)
  }

  /// What one configuration assigns: its file, then what the document itself says.
  private mutating func level(_ configuration: PbxObject) -> SettingTable {
    var table = SettingTable()
    if let path = settingsFile(of: configuration) {
      if settingsFiles[path] == nil {
        var read = SettingTable()
        var reader = SettingsFile(files: files, problems: file.problems)
        reader.read(path, into: &read, place: file.place(of: configuration.id))
        settingsFiles[path] = read
      }
      if let read = settingsFiles[path] { table.assign(read) }
    }
    table.assign(configuration.fields["buildSettings"]?.mapping ?? [:])
    return table
  }

  private func settingsFile(of configuration: PbxObject) -> String? {
    if let reference = file.object("baseConfigurationReference", of: configuration) {
      return tree.path(of: reference)
    }
    // In a folder that the project holds as a whole.
    guard let anchor = file.object("baseConfigurationReferenceAnchor", of: configuration),
      let name = configuration.text("baseConfigurationReferenceRelativePath"),
      let folder = tree.path(of: anchor)
    else { return nil }
    return FilePath.absolute(name, in: folder)
  }
}
