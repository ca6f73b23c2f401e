import Foundation

/// Reads an `.xcodeproj`.
struct PbxprojReader {
  let file: PbxprojFile
  let tree: GroupTree
  let files: ProjectFiles
  /// The `.xcodeproj`, absolute.
  let project: String
  private var tables: SettingTables
  let folders: [SynchronizedFolder]

  /// Opens a project.
  ///
  /// - Parameters:
  ///   - project: The `.xcodeproj`, absolute.
  ///   - files: The files of the project.
  ///   - problems: Gets what is wrong.
  /// - Throws: ``ProjectReadingError`` where it cannot be read.
  init(project: String, files: ProjectFiles, problems: ProblemList) throws(ProjectReadingError) {
    self.project = project
    self.files = files
    file = try PbxprojFile(path: "\(project)/project.pbxproj", files: files, problems: problems)
    tree = GroupTree(file: file, folder: FilePath.folder(of: project))
    tables = SettingTables(file: file, tree: tree, files: files, project: project)
    let (file, tree) = (file, tree)
    folders = tree.order.filter { $0.type == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { SynchronizedFolder(object: $0, file: file, tree: tree) }
  }

  /// Names of the configurations.
  var configurations: [String] { tables.names }

  /// Projects that this one refers to, absolute.
  var subprojects: [String] {
    (file.root.fields["projectReferences"]?.list ?? []).compactMap { reference in
      file.object(reference["ProjectRef"]?.text, of: file.root, "ProjectRef")
        .flatMap(tree.path)
    }
  }

  /// Test plans among the files that people see in the project, absolute.
  var testPlans: [String] {
    tree.order.filter { $0.text("path")?.hasSuffix(".xctestplan") == true }
      .compactMap(tree.path)
  }

  /// The targets, in their order.
  mutating func targets() -> [ReadTarget] {
    var targets: [ReadTarget] = []
    var seen: Set<String> = []
    for object in file.objects("targets", of: file.root) where seen.insert(object.id).inserted {
      targets.append(target(object))
    }
    return targets
  }

  private mutating func target(_ object: PbxObject) -> ReadTarget {
    let name = object.text("name") ?? object.id
    var target = ProjectTarget(
      id: TargetID(project: project, identifier: object.id), name: name, kind: Self.kind(object))
    target.place = file.place(of: object.id)
    target.configurations = tables.tables(of: object)
    target.defaultConfiguration =
      tables.defaultName(of: object) ?? tables.defaultName(of: file.root) ?? "Debug"
    var parts = TargetParts(reader: self, target: object)
    parts.read()
    target.sources = parts.members.sources
    target.otherSources = parts.members.otherSources
    target.resources = parts.members.resources
    target.dependencies = parts.dependencies
    target.packageProducts = parts.packageProducts
    target.frameworks = parts.frameworks
    target.scripts = parts.scripts
    let attributes = file.root.fields["attributes"]?["TargetAttributes"]?[object.id]
    return ReadTarget(
      target: target, product: object.text("productReference"),
      linkedProducts: parts.linkedProducts,
      host: attributes?["TestTargetID"]?.text)
  }

  private static func kind(_ object: PbxObject) -> TargetKind {
    switch object.type {
    case "PBXAggregateTarget", "PBXLegacyTarget": .aggregate
    default: TargetKind(productType: object.text("productType") ?? "")
    }
  }

  /// Adds the files that a target has of folders that the project holds as a whole.
  func addFolders(of target: PbxObject, to members: inout TargetFiles) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for folder in folders {
      let isMember = own.contains(folder.object.id)
      guard isMember || folder.names(target) else { continue }
      folder.add(for: target, isMember: isMember, to: &members)
    }
  }
}

/// A target whose links to other projects are not yet followed.
struct ReadTarget {
  var target: ProjectTarget
  /// The id of its product, which other projects name.
  var product: String?
  /// Products that it links, as project and id.
  var linkedProducts: [TargetID]
  /// The id of the target that its tests are run in.
  var host: String?
}
