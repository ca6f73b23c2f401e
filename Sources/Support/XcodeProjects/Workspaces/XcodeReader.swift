/// Reads workspaces and projects of Xcode, with all projects that they lead to.
struct XcodeReader {
  let files: ProjectFiles
  let problems: ProblemList

  /// Reads a workspace or a project.
  func read(_ document: ProjectDocument) throws(ProjectReadingError) -> ProjectDefinition {
    var definition = ProjectDefinition(
      name: document.name, folder: document.folder, document: document)
    var open: [String] = []
    var folders: [String] = []
    if document.format == .xcodeWorkspace {
      let listed = try WorkspaceFile(path: document.path, files: files).paths
      open = listed.filter { FilePath.suffix(of: $0) == "xcodeproj" }
      folders = listed.filter { files.kind(of: "\($0)/Package.swift") == .file }
    } else {
      open = [document.path]
    }
    let projects = try projects(open, isNamed: document.format == .xcodeProject)
    add(projects, to: &definition)
    for path in folders
    where !definition.packages.contains(where: { $0.source == .local(path: path) }) {
      definition.packages.append(
        PackageReference(
          identity: PackageReference.identity(of: path), source: .local(path: path),
          identifier: path))
    }
    addSchemes(projects.map(\.project), to: &definition)
    addTestPlans(projects.flatMap(\.testPlans), to: &definition)
    check(&definition)
    definition.problems = problems.problems
    return definition
  }

  /// Opens projects and those that they refer to, each once, in the order in which they are met.
  private func projects(
    _ paths: [String], isNamed: Bool
  ) throws(ProjectReadingError) -> [PbxprojReader] {
    var readers: [PbxprojReader] = []
    var seen: Set<String> = []
    var open = Array(paths.reversed())
    while let path = open.popLast(), readers.count < ReadingLimits.projects {
      guard seen.insert(path).inserted else { continue }
      do throws(ProjectReadingError) {
        let reader = try PbxprojReader(project: path, files: files, problems: problems)
        readers.append(reader)
        open += reader.subprojects.reversed()
      } catch {
        if isNamed, readers.isEmpty { throw error }
        problems.add(.document(error, place: nil))
      }
    }
    return readers
  }

  private func add(_ projects: [PbxprojReader], to definition: inout ProjectDefinition) {
    var read: [ReadTarget] = []
    var known: Set<PackageReference.Source> = []
    for var project in projects {
      read += project.targets()
      for name in project.configurations where !definition.configurations.contains(name) {
        definition.configurations.append(name)
      }
      for package in PackageReader(reader: project).packages()
      where known.insert(package.source).inserted {
        definition.packages.append(package)
      }
    }
    definition.targets = TargetLinks(read).targets
  }

  /// Schemes of the workspace, then of its projects, each name of a container once.
  private func addSchemes(_ projects: [String], to definition: inout ProjectDefinition) {
    var containers = projects.map { (path: $0, root: FilePath.folder(of: $0)) }
    if definition.document.format == .xcodeWorkspace {
      containers.insert((definition.document.path, definition.folder), at: 0)
    }
    for container in containers {
      let reader = SchemeReader(files: files, problems: problems, root: container.root)
      definition.schemes += reader.schemes(in: container.path)
    }
    // Shared schemes of all containers, then those of people.
    definition.schemes =
      definition.schemes.filter(\.isShared)
      + definition.schemes.filter { !$0.isShared }
  }

  private func addTestPlans(_ listed: [String], to definition: inout ProjectDefinition) {
    var seen: Set<String> = []
    let named = definition.schemes.flatMap { scheme in
      scheme.test.testPlans.map {
        (path: $0, place: ProjectPlace?.some(ProjectPlace(file: scheme.path)))
      }
    }
    for plan in named + listed.map({ ($0, nil) }) where seen.insert(plan.path).inserted {
      let scheme = definition.schemes.first { $0.test.testPlans.contains(plan.path) }
      let root = scheme.map { Self.root(of: $0) } ?? definition.folder
      do throws(ProjectReadingError) {
        definition.testPlans.append(
          try TestPlanReader(files: files, root: root).plan(at: plan.path))
      } catch {
        problems.add(.document(error, place: plan.place))
      }
    }
  }

  /// The folder that a scheme's container lies in.
  private static func root(of scheme: ProjectScheme) -> String {
    var path = scheme.path
    while !path.isEmpty, path != "/" {
      if ["xcodeproj", "xcworkspace"].contains(FilePath.suffix(of: path)) {
        return FilePath.folder(of: path)
      }
      path = FilePath.folder(of: path)
    }
    return FilePath.folder(of: scheme.path)
  }

  /// Gives references to targets the identity of the target that they mean, and says which mean none.
  private func check(_ definition: inout ProjectDefinition) {
    let resolver = TargetResolver(targets: definition.targets, packages: definition.packages)
    for index in definition.schemes.indices {
      let place = ProjectPlace(file: definition.schemes[index].path)
      resolver.resolve(&definition.schemes[index], place, problems)
    }
    for index in definition.testPlans.indices {
      let place = ProjectPlace(file: definition.testPlans[index].path)
      resolver.resolve(&definition.testPlans[index].testables, place, problems)
    }
  }
}
