/// Reads the packages that an `.xcodeproj` uses.
struct PackageReader {
  let reader: PbxprojReader

  /// The identity of the package that an object refers to.
  static func identity(_ object: PbxObject) -> String? {
    (object.text("repositoryURL") ?? object.text("relativePath") ?? object.text("path"))
      .map(PackageReference.identity)
  }

  /// The packages, in their order: those that the project names, then folders in its groups.
  func packages() -> [PackageReference] {
    let file = reader.file
    var packages = file.objects("packageReferences", of: file.root).compactMap(package)
    var known = Set(packages.map(\.source))
    for object in reader.tree.order where object.type == "PBXFileReference" {
      guard let path = reader.tree.path(of: object), Self.mayBeFolder(object),
        reader.files.kind(of: "\(path)/Package.swift") == .file
      else { continue }
      let package = PackageReference(
        identity: PackageReference.identity(of: path), source: .local(path: path),
        identifier: object.id)
      if known.insert(package.source).inserted { packages.append(package) }
    }
    // What is in a folder that is held as a whole, Xcode finds by itself.
    for folder in reader.folders {
      for file in reader.files.files(below: folder.path, problems: reader.file.problems)
      where FilePath.name(of: file) == "Package.swift" {
        let path = FilePath.folder(of: file)
        let package = PackageReference(
          identity: PackageReference.identity(of: path), source: .local(path: path),
          identifier: path)
        if known.insert(package.source).inserted { packages.append(package) }
      }
    }
    return packages
  }

  private static func mayBeFolder(_ object: PbxObject) -> Bool {
    let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? "folder"
    return ["folder", "wrapper", "text"].contains(type)
  }

  private func package(_ object: PbxObject) -> PackageReference? {
    guard let identity = Self.identity(object) else { return nil }
    if let url = object.text("repositoryURL") {
      let requirement = Self.requirement(object.fields["requirement"] ?? .nothing)
      return PackageReference(
        identity: identity, source: .remote(url: url, requirement: requirement),
        identifier: object.id)
    }
    guard let name = object.text("relativePath") ?? object.text("path") else { return nil }
    let path = FilePath.absolute(name, in: reader.tree.root)
    if reader.files.kind(of: "\(path)/Package.swift") != .file {
      reader.file.problems.add(
        .missingFile(path: "\(path)/Package.swift", place: reader.file.place(of: object.id)))
    }
    return PackageReference(
      identity: PackageReference.identity(of: path), source: .local(path: path),
      identifier: object.id)
  }

  private static func requirement(_ value: DocumentValue) -> PackageRequirement {
    let version = { (key: String) in value[key]?.text ?? "" }
    switch value["kind"]?.text {
    case "upToNextMajorVersion": return .upToNextMajor(version("minimumVersion"))
    case "upToNextMinorVersion": return .upToNextMinor(version("minimumVersion"))
    case "versionRange":
      return .range(from: version("minimumVersion"), to: version("maximumVersion"))
    case "exactVersion": return .exact(version("version"))
    case "branch": return .branch(version("branch"))
    case "revision": return .revision(version("revision"))
    default: return .any
    }
  }
}
