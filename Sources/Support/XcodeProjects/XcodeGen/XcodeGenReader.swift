/// Reads a `project.yml`, which XcodeGen would write an `.xcodeproj` from.
struct XcodeGenReader {
  let files: ProjectFiles
  let problems: ProblemList
  let environment: [String: String]

  /// Reads the file.
  func read(_ document: ProjectDocument) throws(ProjectReadingError) -> ProjectDefinition {
    var reader = XcodeGenSpec(files: files, problems: problems, environment: environment)
    let spec = try reader.read(document.path)
    guard spec["targets"] != nil || spec["name"] != nil else {
      throw .notAProject(path: document.path)
    }
    let folder = document.folder
    let place = ProjectPlace(file: document.path)
    let settings = XcodeGenSettings(
      spec: spec, folder: folder, files: files, problems: problems, place: place)
    let targets = XcodeGenTargets(
      spec: spec, settings: settings,
      sources: XcodeGenSources(folder: folder, files: files, problems: problems, place: place),
      templates: templates("targetTemplates", spec, place), document: document.path,
      problems: problems)
    var definition = ProjectDefinition(
      name: spec["name"]?.text ?? document.name, folder: folder, document: document)
    definition.targets = targets.targets()
    definition.packages = packages(spec, folder: folder)
    definition.configurations = settings.configurations.map(\.name)
    definition.schemes = XcodeGenSchemes(
      spec: spec, declared: targets.declared(), document: document.path,
      templates: templates("schemeTemplates", spec, place)
    ).schemes()
    addTestPlans(to: &definition, place)
    check(&definition, place)
    definition.problems = problems.problems
    return definition
  }

  private func templates(
    _ key: String, _ spec: [String: DocumentValue], _ place: ProjectPlace
  ) -> XcodeGenTemplates {
    XcodeGenTemplates(templates: spec[key]?.mapping ?? [:], problems: problems, place: place)
  }

  private func packages(
    _ spec: [String: DocumentValue], folder: String
  ) -> [PackageReference] {
    let declared = spec["packages"]?.mapping ?? [:]
    let local = (spec["localPackages"]?.texts ?? []).map { path in
      PackageReference(
        identity: PackageReference.identity(of: path),
        source: .local(path: FilePath.absolute(path, in: folder)), identifier: path)
    }
    return declared.keys.sorted().compactMap { name -> PackageReference? in
      guard let value = declared[name] else { return nil }
      if let path = value["path"]?.text {
        return PackageReference(
          identity: PackageReference.identity(of: path),
          source: .local(path: FilePath.absolute(path, in: folder)), identifier: name)
      }
      let url = value["url"]?.text ?? value["github"]?.text.map { "https://github.com/\($0)" }
      guard let url else { return nil }
      return PackageReference(
        identity: PackageReference.identity(of: url),
        source: .remote(url: url, requirement: Self.requirement(value)), identifier: name)
    } + local
  }

  private static func requirement(_ value: DocumentValue) -> PackageRequirement {
    let text = { (key: String) in value[key]?.text }
    if let version = text("from") ?? text("majorVersion") { return .upToNextMajor(version) }
    if let version = text("minorVersion") { return .upToNextMinor(version) }
    if let version = text("exactVersion") ?? text("version") { return .exact(version) }
    if let branch = text("branch") { return .branch(branch) }
    if let revision = text("revision") { return .revision(revision) }
    if let from = text("minVersion"), let to = text("maxVersion") {
      return .range(from: from, to: to)
    }
    return .any
  }

  private func addTestPlans(to definition: inout ProjectDefinition, _ place: ProjectPlace) {
    var seen: Set<String> = []
    for path in definition.schemes.flatMap(\.test.testPlans) where seen.insert(path).inserted {
      do throws(ProjectReadingError) {
        definition.testPlans.append(
          try TestPlanReader(files: files, root: definition.folder).plan(at: path))
      } catch {
        problems.add(.document(error, place: place))
      }
    }
  }

  /// Lets schemes and plans mean targets of this document, also where they name the project that
  /// XcodeGen would write.
  private func check(_ definition: inout ProjectDefinition, _ place: ProjectPlace) {
    let resolver = TargetResolver(targets: definition.targets, packages: definition.packages)
    for index in definition.schemes.indices {
      resolver.resolve(&definition.schemes[index], place, problems)
    }
    for index in definition.testPlans.indices {
      let plan = ProjectPlace(file: definition.testPlans[index].path)
      resolver.resolve(&definition.testPlans[index].testables, plan, problems)
    }
  }
}
