/// Finds the files of a target of a `project.yml`.
struct XcodeGenSources {
  let folder: String
  let files: ProjectFiles
  let problems: ProblemList
  let place: ProjectPlace

  /// The files that a list of sources comes to.
  func members(_ value: DocumentValue?) -> TargetFiles {
    var members = TargetFiles(files: files, problems: problems)
    for source in value?.list ?? value.map({ [$0] }) ?? [] { add(source, to: &members) }
    return members
  }

  private func add(_ source: DocumentValue, to members: inout TargetFiles) {
    guard let name = source.text ?? source["path"]?.text else { return }
    let isPattern = Glob.isPattern(name)
    // Of a pattern the folder before its first star is looked through.
    let fixed = name.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !Glob.isPattern(String($0)) }.joined(separator: "/")
    let path = FilePath.absolute(isPattern ? fixed : name, in: folder)
    let excludes = (source["excludes"]?.texts ?? []).map(Glob.init)
    let includes = (source["includes"]?.texts ?? []).map(Glob.init)
    let phase = source["buildPhase"]?.text ?? source["buildPhase"]?.mapping?.keys.first
    let flags = (source["compilerFlags"]?.texts ?? []).flatMap(SettingWords.split)
    let isWhole = source["type"]?.text == "folder" || FileKind.isWholeFolder(path)
    switch files.kind(of: path) {
    case .folder where !isWhole || isPattern:
      let base = isPattern ? folder : path
      let pattern =
        isPattern ? Glob(FilePath.relative(FilePath.absolute(name, in: folder), to: folder)) : nil
      for file in files.files(below: path, problems: problems) {
        let relative = FilePath.relative(file, to: base)
        if let pattern, !pattern.matches(relative) { continue }
        let inside = FilePath.relative(file, to: path)
        if excludes.contains(where: { $0.matches(inside) }) { continue }
        if !includes.isEmpty, !includes.contains(where: { $0.matches(inside) }) { continue }
        add(file, phase, flags, to: &members)
      }
    case .folder where source["type"]?.text == "folder":
      members.add(
        resource: TargetResource(path: path, kind: FileKind(path: path), isCopied: true),
        place: place)
    case .file, .folder: add(path, phase, flags, to: &members)
    case .outside: problems.add(.outside(path: path, boundary: files.boundary))
    case .missing:
      if source["optional"]?.flag != true {
        problems.add(.missingFile(path: path, place: place))
      }
    }
  }

  private func add(
    _ path: String, _ phase: String?, _ flags: [String], to members: inout TargetFiles
  ) {
    switch phase {
    case nil:
      if FilePath.name(of: path) != "Info.plist", FilePath.suffix(of: path) != "gpx" {
        members.add(member: path, compilerFlags: flags)
      }
    case "sources", "headers":
      members.add(
        source: TargetSource(path: path, kind: FileKind(path: path), compilerFlags: flags),
        place: place)
    case "resources":
      members.add(
        resource: TargetResource(
          path: path, kind: FileKind(path: path),
          localization: TargetResource.localization(of: path)), place: place)
    default: break
    }
  }
}
