/// Reads what one target of an `.xcodeproj` is made of: its phases, rules and dependencies.
struct TargetParts {
  let reader: PbxprojReader
  let target: PbxObject
  var members: TargetFiles
  var dependencies: [TargetID] = []
  var packageProducts: [PackageProduct] = []
  var frameworks: [LinkedFramework] = []
  var scripts: [BuildScript] = []
  var linkedProducts: [TargetID] = []

  var file: PbxprojFile { reader.file }

  init(reader: PbxprojReader, target: PbxObject) {
    self.reader = reader
    self.target = target
    members = TargetFiles(files: reader.files, problems: reader.file.problems)
  }

  /// Reads all of it.
  mutating func read() {
    for phase in file.objects("buildPhases", of: target) { read(phase: phase) }
    reader.addFolders(of: target, to: &members)
    for rule in file.objects("buildRules", of: target) {
      let name = rule.text("name") ?? rule.text("filePatterns") ?? rule.text("fileType") ?? "rule"
      scripts.append(BuildScript(kind: .rule, name: name, outputs: rule.texts("outputFiles")))
    }
    if target.type == "PBXLegacyTarget" {
      scripts.append(BuildScript(kind: .legacyTool, name: target.text("buildToolPath") ?? ""))
    }
    for product in file.objects("packageProductDependencies", of: target) { add(product: product) }
    for dependency in file.objects("dependencies", of: target) { add(dependency: dependency) }
  }

  private mutating func read(phase: PbxObject) {
    if phase.type == "PBXShellScriptBuildPhase" {
      scripts.append(
        BuildScript(
          kind: .phase, name: phase.text("name") ?? "Run Script",
          outputs: phase.texts("outputPaths"), inputs: phase.texts("inputPaths"),
          text: phase.text("shellScript") ?? "", shell: phase.text("shellPath") ?? "/bin/sh"))
      return
    }
    for buildFile in file.objects("files", of: phase) {
      if let product = file.object("productRef", of: buildFile) {
        if phase.type == "PBXFrameworksBuildPhase" { add(product: product) }
        continue
      }
      guard let reference = file.object("fileRef", of: buildFile) else { continue }
      switch phase.type {
      case "PBXSourcesBuildPhase": add(source: reference, buildFile)
      case "PBXHeadersBuildPhase": add(source: reference, buildFile)
      case "PBXResourcesBuildPhase": add(resource: reference, buildFile)
      case "PBXCopyFilesBuildPhase": add(copied: reference, buildFile, phase)
      case "PBXFrameworksBuildPhase": add(framework: reference, buildFile)
      default: break
      }
    }
  }

  private mutating func add(source reference: PbxObject, _ buildFile: PbxObject) {
    let flags = buildFile.fields["settings"]?["COMPILER_FLAGS"]?.text ?? ""
    for object in variants(of: reference) {
      guard let path = reader.tree.path(of: object) else { continue }
      let source = TargetSource(
        path: path, kind: FileKind(path: path), compilerFlags: SettingWords.split(flags),
        platforms: buildFile.platforms)
      members.add(source: source, place: file.place(of: object.id))
    }
  }

  private mutating func add(resource reference: PbxObject, _ buildFile: PbxObject) {
    let isVariant = reference.type == "PBXVariantGroup"
    for object in variants(of: reference) {
      guard let path = reader.tree.path(of: object) else { continue }
      let language = isVariant ? object.text("name") : nil
      let isFolder = object.text("lastKnownFileType") == "folder"
      members.add(
        resource: TargetResource(
          path: path, kind: FileKind(path: path),
          localization: TargetResource.localization(of: path) ?? language,
          variantGroup: isVariant ? reference.name : nil, isCopied: isFolder),
        place: file.place(of: object.id))
    }
  }

  /// What is copied into the product's resources is a resource; what is embedded is built elsewhere.
  private mutating func add(copied reference: PbxObject, _ buildFile: PbxObject, _ phase: PbxObject)
  {
    let toResources =
      phase.text("dstSubfolderSpec") == "7" || phase.text("dstSubfolder") == "Resources"
    guard toResources, FileKind(path: reference.text("path") ?? "") != .binary else { return }
    add(resource: reference, buildFile)
  }

  /// The files that a reference stands for: those of all languages, or itself.
  private func variants(of reference: PbxObject) -> [PbxObject] {
    reference.type == "PBXVariantGroup" ? file.objects("children", of: reference) : [reference]
  }

  private mutating func add(framework reference: PbxObject, _ buildFile: PbxObject) {
    if reference.type == "PBXReferenceProxy" {
      if let proxy = file.object("remoteRef", of: reference), let id = remote(proxy) {
        linkedProducts.append(id)
      }
      return
    }
    let path = reference.text("path") ?? reference.name ?? ""
    let attributes = buildFile.fields["settings"]?["ATTRIBUTES"]?.texts ?? []
    var framework = LinkedFramework(
      name: FilePath.stem(of: path), isOptional: attributes.contains("Weak"))
    switch reader.tree.location(of: reference) {
    case .path(let path): framework.path = path
    case .built:
      linkedProducts.append(TargetID(project: reader.project, identifier: reference.id))
    case .system: break
    }
    frameworks.append(framework)
  }

  private mutating func add(product: PbxObject) {
    guard let name = product.text("productName") else { return }
    let package = file.object("package", of: product).flatMap(PackageReader.identity)
    let plugin = "plugin:"
    let read = PackageProduct(
      name: name.hasPrefix(plugin) ? String(name.dropFirst(plugin.count)) : name, package: package,
      isPlugin: name.hasPrefix(plugin))
    if !packageProducts.contains(where: { $0.name == read.name && $0.isPlugin == read.isPlugin }) {
      packageProducts.append(read)
    }
  }

  private mutating func add(dependency: PbxObject) {
    if let product = file.object("productRef", of: dependency) { return add(product: product) }
    if let target = file.object("target", of: dependency) {
      dependencies.append(TargetID(project: reader.project, identifier: target.id))
    } else if let proxy = file.object("targetProxy", of: dependency), let id = remote(proxy) {
      dependencies.append(id)
    }
  }

  /// What a proxy stands for: an object of this project or of another one.
  private func remote(_ proxy: PbxObject) -> TargetID? {
    guard let id = proxy.text("remoteGlobalIDString"),
      let container = file.object("containerPortal", of: proxy)
    else { return nil }
    if container.id == file.root.id { return TargetID(project: reader.project, identifier: id) }
    return reader.tree.path(of: container).map { TargetID(project: $0, identifier: id) }
  }
}
