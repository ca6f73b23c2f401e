/// Reads an `xtool.yml`, which makes an app of a library product of the package beside it.
struct XtoolReader {
  let files: ProjectFiles
  let problems: ProblemList

  /// Reads the file and the package; the first target of the product is the application.
  func read(_ document: ProjectDocument) throws(ProjectReadingError) -> ProjectDefinition {
    let facts = try YAMLDocument.read(document.path, files)
    let folder = document.folder
    let reader = ManifestReader(files: files, problems: problems)
    let manifest = try reader.manifest(at: "\(folder)/Package.swift", folder: folder)
    var definition = reader.definition(manifest, document: document, folder: folder)
    let libraries = manifest.products.filter { $0.kind == "library" }
    let name = facts["product"]?.text ?? (libraries.count == 1 ? libraries[0].name : nil)
    let place = ProjectPlace(file: document.path)
    guard let product = libraries.first(where: { $0.name == name }) else {
      problems.add(.unknownTarget(name: name ?? "product", place: place))
      definition.problems = problems.problems
      return definition
    }
    add(product, .mapping(facts), .application, folder, to: &definition)
    for part in facts["extensions"]?.list ?? [] {
      let name = part["product"]?.text ?? ""
      if let product = libraries.first(where: { $0.name == name }) {
        add(product, part, .appExtension, folder, to: &definition)
      } else {
        problems.add(.unknownTarget(name: name, place: place))
      }
    }
    definition.problems = problems.problems
    return definition
  }

  private func add(
    _ product: PackageManifest.Product, _ facts: DocumentValue, _ kind: TargetKind,
    _ folder: String, to definition: inout ProjectDefinition
  ) {
    guard let name = product.targets.first,
      let index = definition.targets.firstIndex(where: { $0.name == name })
    else { return }
    var settings = [
      ("PRODUCT_NAME", product.name), ("PRODUCT_MODULE_NAME", "$(TARGET_NAME:c99extidentifier)"),
      ("GENERATE_INFOPLIST_FILE", "YES"), ("TARGETED_DEVICE_FAMILY", "1,2"),
    ]
    let identifier = facts["bundleID"]?.text ?? facts["orgID"]?.text.map { "\($0).\(product.name)" }
    if let identifier { settings.append(("PRODUCT_BUNDLE_IDENTIFIER", identifier)) }
    if let path = facts["infoPath"]?.text { settings.append(("INFOPLIST_FILE", path)) }
    definition.targets[index].kind = kind
    definition.targets[index].assign(settings)
    let icon = facts["iconPath"]?.texts ?? []
    for name in (facts["resources"]?.texts ?? []) + icon {
      let path = FilePath.absolute(name, in: folder)
      var members = TargetFiles(files: files, problems: problems)
      members.add(
        resource: TargetResource(path: path, kind: FileKind(path: path), isCopied: true),
        place: ProjectPlace(file: definition.document.path))
      definition.targets[index].resources += members.resources
    }
  }
}
